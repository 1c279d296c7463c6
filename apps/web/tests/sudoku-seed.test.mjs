// The seven test scripts of the story that live validation comes from, one test each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';
import { sitAtGrid } from './grid.mjs';

const site = siteForTests();

const open = (options) => sitAtGrid(site.browser, site.address, options);
const cell = (r, c) => 9 * r + c;

const RED = { backgroundColor: 'rgb(255, 235, 238)', color: 'rgb(198, 40, 40)' };

async function isRed(grid, r, c) {
  const { backgroundColor, color } = await grid.paint(r, c);
  assert.deepEqual({ backgroundColor, color }, RED, `row ${r}, column ${c}`);
  const { className } = await grid.cell(r, c).evaluate(({ className }) => ({ className }));
  assert.match(className, /\buser-entry\b.*\berror\b/);
  assert.equal(await grid.cell(r, c).getAttribute('aria-invalid'), 'true');
}

async function isPlain(grid, r, c) {
  assert.notEqual((await grid.paint(r, c)).backgroundColor, RED.backgroundColor, `row ${r}, column ${c}`);
  assert.equal(await grid.cell(r, c).getAttribute('aria-invalid'), 'false');
}

test('1: a digit twice in a row', async () => {
  const { grid, close } = await open();
  await grid.enter(0, 2, '2');
  await grid.is({ errors: [] });
  await grid.enter(0, 3, '2');
  await grid.is({ errors: [cell(0, 2), cell(0, 3)] });
  await isRed(grid, 0, 2);
  await isRed(grid, 0, 3);
  await grid.enter(0, 3, '4');
  await grid.is({ errors: [] });
  await isPlain(grid, 0, 2);
  await isPlain(grid, 0, 3);
  await close();
});

test('2: a digit twice in a column, then cleared', async () => {
  const { grid, close } = await open();
  await grid.enter(3, 8, '1');
  await grid.enter(6, 8, '1');
  await grid.is({ errors: [cell(3, 8), cell(6, 8)] });
  await isRed(grid, 3, 8);
  await isRed(grid, 6, 8);
  await grid.enter(6, 8, 'Backspace');
  await grid.is({ errors: [], entries: [cell(3, 8)] });
  await isPlain(grid, 3, 8);
  await close();
});

test('3: a digit twice in a box alone', async () => {
  const { grid, close } = await open();
  await grid.enter(3, 7, '1');
  await grid.enter(4, 8, '1');
  await grid.is({ errors: [cell(3, 7), cell(4, 8)] });
  await isRed(grid, 3, 7);
  await isRed(grid, 4, 8);
  await grid.enter(4, 8, '7');
  await grid.is({ errors: [] });
  await close();
});

test('4: row, column and box broken at once, and undone exactly', async () => {
  const { page, grid, close } = await open();
  for (const [r, c] of [[4, 1], [2, 6], [3, 7]]) await grid.enter(r, c, '1');
  await grid.is({ errors: [] });
  await grid.enter(4, 6, '1');
  const all = [cell(2, 6), cell(3, 7), cell(4, 1), cell(4, 6)];
  await grid.is({ errors: all });
  for (const [r, c] of [[4, 1], [2, 6], [3, 7], [4, 6]]) await isRed(grid, r, c);
  assert.match((await grid.read()).message, /1 stands again in the row \(r5c2\), in the column \(r3c7\) and in the box \(r4c8\)/);
  await grid.enter(3, 7, 'Delete');
  await grid.is({ errors: [cell(2, 6), cell(4, 1), cell(4, 6)] });
  await page.keyboard.press('Control+z');
  await grid.is({ errors: all });
  await page.keyboard.press('Control+z');
  await grid.is({ errors: [] });
  await close();
});

test('5: a given keeps its look, whatever conflicts with it, and refuses edits', async () => {
  const { page, grid, close } = await open();
  await grid.cell(0, 2).click();
  const before = await grid.paint(0, 0);
  assert.equal(before.weight, '600');
  await page.keyboard.press('9');
  await grid.is({ errors: [cell(0, 2)] });
  await isRed(grid, 0, 2);
  assert.deepEqual(await grid.paint(0, 0), before);
  assert.match(await grid.cell(0, 0).getAttribute('class'), /\bgiven-clue\b/);
  assert.doesNotMatch(await grid.cell(0, 0).getAttribute('class'), /\berror\b|\buser-entry\b/);
  assert.equal(await grid.cell(0, 0).getAttribute('aria-readonly'), 'true');
  const { digits } = await grid.read();
  for (const key of ['5', 'Backspace', 'Shift+Digit5']) {
    await grid.enter(0, 0, key);
    await grid.is({ digits, notice: 'Row 1, column 1 belongs to the puzzle and cannot be changed.' });
    await grid.cell(0, 2).click();
    await grid.is({ notice: '' });
  }
  await close();
});

test('6: errors come and go with the key, without a button', async () => {
  const { page, grid, close } = await open();
  await grid.cell(0, 2).click();
  for (const [key, errors] of [['9', [2]], ['2', []], ['3', [2]], ['0', []], ['8', [2]], ['Backspace', []]]) {
    await page.keyboard.press(key);
    // No waiting: what a key changes is visible when the key event is done.
    assert.deepEqual((await grid.read()).errors, errors, key);
  }
  await close();
});

test('7: fast typing is validated within 100 ms a key on a fast machine', async (context) => {
  const { page, grid, close } = await open();
  await grid.cell(0, 2).click();
  const times = await page.evaluate(async () => {
    const found = [];
    const target = document.querySelector('[data-row="0"][data-col="2"]');
    const isRed = () => getComputedStyle(target).backgroundColor === 'rgb(255, 235, 238)';
    for (let n = 0; n < 60; n += 1) {
      const [digit, red] = n % 2 === 0 ? ['9', true] : ['2', false];
      const begin = performance.now();
      target.dispatchEvent(new KeyboardEvent('keydown', { key: digit, code: `Digit${digit}`, bubbles: true, cancelable: true }));
      // The app prepares its painting in microtasks.
      while (isRed() !== red) await Promise.resolve();
      found.push(performance.now() - begin);
      if (n % 10 === 9) await new Promise(requestAnimationFrame);
    }
    return found;
  });
  const sorted = times.sort((a, b) => a - b);
  const p95 = sorted[56];
  context.diagnostic(`key to red: median ${sorted[30].toFixed(1)} ms, 95 % ${p95.toFixed(1)} ms, most ${sorted[59].toFixed(1)} ms`);
  assert.ok(p95 < patience(100), `95 % within ${p95} ms`);
  await close();
});
