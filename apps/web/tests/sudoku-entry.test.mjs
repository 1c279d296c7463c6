// Ways of entering: marks, colours, several cells at once, filling in, highlighted digits, undo, bookmarks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { PUZZLE, sitAtGrid, solve } from './grid.mjs';

const site = siteForTests();

const open = (options) => sitAtGrid(site.browser, site.address, options);
const SOLUTION = solve(PUZZLE);
const givens = [...PUZZLE].flatMap((sign, cell) => (sign === '.' ? [] : [cell]));

test('cells are selected by drag, Ctrl, Shift, keyboard and double click', async () => {
  const { page, grid, close } = await open();
  await grid.drag(2, 3, 12);
  await grid.is({ selected: [2, 3, 12], cursor: 12 });
  await grid.at(40).click({ modifiers: ['Control'] });
  await grid.is({ selected: [2, 3, 12, 40] });
  await grid.at(3).click({ modifiers: ['Control'] });
  await grid.is({ selected: [2, 12, 40] });
  await grid.at(41).click({ modifiers: ['Shift'] });
  await grid.is({ selected: [2, 12, 40, 41] });
  await page.keyboard.press('Escape');
  await grid.is({ selected: [41] });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+ArrowDown');
  await grid.is({ selected: [41, 42, 51], cursor: 51 });
  assert.equal(await grid.at(51).getAttribute('tabindex'), '0');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), '51');
  await page.keyboard.press('Control+i');
  assert.equal((await grid.read()).selected.length, 78);
  await page.keyboard.press('Control+a');
  assert.equal((await grid.read()).selected.length, 81);
  await grid.at(0).dblclick();
  await grid.is({ selected: givens.filter((cell) => PUZZLE[cell] === '9') });
  // A fast pointer skips cells; none on the way may be left out.
  const [from, to] = [await grid.middle(2), await grid.middle(74)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await grid.is({ selected: [2, 11, 20, 29, 38, 47, 56, 65, 74] });
  await close();
});

test('a finger selects by dragging, and the page stays where it is', async () => {
  const { page, context, grid, close } = await open({ viewport: PHONE, isMobile: true, hasTouch: true });
  const touch = await context.newCDPSession(page);
  const send = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [await grid.middle(27)]);
  for (const cell of [28, 29, 38]) await send('touchMove', [await grid.middle(cell)]);
  await send('touchEnd', []);
  await grid.is({ selected: [27, 28, 29, 38] });
  assert.equal(await page.evaluate(() => scrollY), 0);
  // Two touches are a double touch only in quick succession.
  const there = await grid.middle(0);
  for (const [type, points] of [['touchStart', [there]], ['touchEnd', []], ['touchStart', [there]], ['touchEnd', []]]) await send(type, points);
  await grid.is({ selected: givens.filter((cell) => PUZZLE[cell] === '9') });
  await close();
});

test('digits, marks and colours go to every selected cell, as one step', async () => {
  const { page, grid, close } = await open();
  const cells = [2, 3, 5];
  const select = () => grid.drag(2, 3, 5);
  await select();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('Control+Digit4');
  await page.keyboard.press('Alt+Digit3');
  await grid.is({
    corner: { 2: '12', 3: '12', 5: '12' }, centre: { 2: '4', 3: '4', 5: '4' },
    colours: { 2: 3, 3: 3, 4: 3, 5: 3 },
  });
  await page.keyboard.press('2');
  await grid.is({ entries: cells, errors: cells, corner: {} });
  await page.locator('#cmd-undo').click();
  await grid.is({ entries: [], errors: [], corner: { 2: '12', 3: '12', 5: '12' } });
  await page.keyboard.press('Control+y');
  await grid.is({ entries: cells });
  // Clearing: digits first, then marks, then the colour.
  await page.keyboard.press('Backspace');
  await grid.is({ entries: [], corner: { 2: '12', 3: '12', 5: '12' } });
  await page.keyboard.press('0');
  await grid.is({ corner: {}, centre: {}, colours: { 2: 3, 3: 3, 4: 3, 5: 3 } });
  await page.keyboard.press('Delete');
  await grid.is({ colours: {} });
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Control+z');
  await grid.is({ corner: { 2: '1', 3: '1', 5: '1' }, colours: {} });
  await page.keyboard.press('u');
  await grid.is({ corner: {} });
  assert.equal(await page.locator('#cmd-undo').isDisabled(), true);
  await close();
});

test('modes by button, by letter, by Space and Enter', async () => {
  const { page, grid, close } = await open();
  const mode = () => page.locator('.modes [aria-pressed="true"]').getAttribute('id');
  await grid.cell(0, 2).click();
  for (const [key, id] of [['x', 'corner'], ['c', 'centre'], ['v', 'colour'], ['z', 'digit'], [' ', 'corner'], [' ', 'centre'], ['Enter', 'digit'], ['Enter', 'corner']]) {
    await page.keyboard.press(key);
    assert.equal(await mode(), `cmd-${id}`, key);
  }
  await page.keyboard.press('5');
  await grid.pad(7);
  await grid.is({ corner: { 2: '57' } });
  await page.locator('#cmd-colour').click();
  assert.equal(await page.locator('.pad-key').count(), 8);
  await grid.pad(6);
  await grid.is({ colours: { 2: 6 } });
  await page.locator('#cmd-erase').click();
  await grid.is({ corner: {}, colours: { 2: 6 } });
  await close();
});

test('candidates are filled in and kept up, and the digit asked for stands out', async () => {
  const { page, grid, close } = await open();
  await page.keyboard.press('m');
  const { corner } = await grid.read();
  assert.equal(Object.keys(corner).length, 81 - givens.length);
  for (const [cell, marks] of Object.entries(corner)) assert.ok(marks.includes(SOLUTION[cell]));
  assert.match(await page.locator('#live').textContent(), /changes/);
  await page.keyboard.press('F4');
  const lit = await page.locator('.corner .lit').evaluateAll((notes) => notes.map((note) => note.className));
  assert.deepEqual(new Set(lit), new Set(['m4 lit']));
  assert.equal(lit.length, Object.values(corner).filter((marks) => marks.includes('4')).length);
  assert.equal(await page.locator('.cell.alike').count(), [...PUZZLE].filter((sign) => sign === '4').length);
  await page.keyboard.press('F4');
  await grid.enter(0, 2, SOLUTION[2]);
  const after = (await grid.read()).corner;
  assert.ok(!Object.entries(after).some(([cell, marks]) => Number(cell) < 9 && marks.includes(SOLUTION[2])));
  await page.keyboard.press('Control+z');
  await grid.is({ corner });
  await page.keyboard.press('Control+z');
  await grid.is({ corner: {} });
  // The setting turns the updating off, for the next game as well.
  await page.locator('#options summary').click();
  await page.locator('#setting-upkeep').uncheck();
  await page.keyboard.press('m');
  await grid.enter(0, 2, SOLUTION[2]);
  assert.ok(Object.entries((await grid.read()).corner).some(([cell, marks]) => Number(cell) < 9 && marks.includes(SOLUTION[2])));
  await page.reload();
  await page.locator('#options summary').click();
  assert.equal(await page.locator('#setting-upkeep').isChecked(), false);
  await close();
});

test('a place is marked, a branch tried, and the way back taken', async () => {
  const { page, grid, close } = await open();
  await grid.enter(0, 2, '2');
  assert.equal(await page.locator('#cmd-back').isDisabled(), true);
  await grid.use('mark');
  await grid.enter(0, 3, '4');
  await grid.enter(0, 5, '1');
  await grid.is({ entries: [2, 3, 5] });
  await grid.use('back');
  await grid.is({ entries: [2] });
  await page.keyboard.press('Control+y');
  await grid.is({ entries: [2, 3] });
  await page.keyboard.press('Control+Shift+z');
  await grid.is({ entries: [2, 3, 5] });
  await close();
});

test('the last candidate of a cell becomes its digit by a double click', async () => {
  const { page, grid, close } = await open();
  await grid.enter(0, 2, 'Shift+Digit2');
  await grid.cell(0, 2).dblclick();
  await grid.is({ entries: [2] });
  await close();
});

test('the solution check marks what differs, apart from conflicts; by choice at once', async () => {
  const { page, grid, close } = await open();
  const wrong = '123456789'.split('').find((digit) => digit !== SOLUTION[3] && digit !== SOLUTION[2]
    && ![...PUZZLE].some((sign, cell) => sign === digit && (Math.floor(cell / 9) === 0 || cell % 9 === 3 || (cell % 9 > 2 && cell % 9 < 6 && cell < 27))));
  await grid.enter(0, 2, SOLUTION[2]);
  await grid.use('judge');
  await page.locator('#judged', { hasText: 'All that is entered fits the solution.' }).waitFor();
  await grid.is({ wrong: [] });
  await grid.enter(0, 3, wrong);
  await grid.is({ errors: [], wrong: [] });
  await grid.use('judge');
  await page.locator('#judged', { hasText: 'One entry does not fit the solution: r1c4.' }).waitFor();
  await grid.is({ errors: [], wrong: [3] });
  assert.match(await grid.cell(0, 3).getAttribute('aria-label'), /not as in the solution/);
  await page.keyboard.press('Control+z');
  await grid.is({ wrong: [] });
  await page.locator('#options summary').click();
  await page.locator('#setting-mistakes').check();
  await grid.enter(0, 3, wrong);
  await grid.is({ wrong: [3] });
  await page.keyboard.press(SOLUTION[3]);
  await grid.is({ wrong: [], entries: [2, 3] });
  await close();
});

test('a hint leads from where to look to the step itself, and does it', async () => {
  const { page, grid, close } = await open();
  await page.keyboard.press('t');
  await page.locator('#hint-text').waitFor();
  assert.match(await page.locator('#hint-text').textContent(), /^Look at (row|column|box) \d\.$/);
  assert.ok((await grid.read()).hinted.length > 0);
  assert.equal(await page.locator('#hint-more').textContent(), 'Which technique?');
  await page.locator('#hint-more').click();
  await page.locator('#hint-text .hint-text', { hasText: 'The technique to look for: ' }).waitFor();
  assert.equal(await page.locator('.reason').count(), 0, 'nothing is given away yet');
  await page.locator('#hint-more').click();
  const placed = page.locator('.cell:has(.reason .in)');
  await placed.waitFor();
  const cell = Number(await placed.getAttribute('data-cell'));
  assert.match(await placed.getAttribute('aria-label'), new RegExp(`${SOLUTION[cell]} follows`));
  assert.match(await page.locator('#hint-text .hint-text').last().textContent(), new RegExp(`=${SOLUTION[cell]}\\.$`));
  await page.locator('#hint-do').click();
  await grid.is({ entries: [cell], hinted: [] });
  assert.equal((await grid.read()).digits[cell], SOLUTION[cell]);
  await close();
});

test('a wrong entry is said first, with its proof, and is taken away', async () => {
  const { page, grid, close } = await open();
  await grid.enter(0, 2, '9');
  await grid.is({ entries: [2] });
  await page.keyboard.press('t');
  await page.locator('#hint-text', { hasText: 'Something that is entered is wrong.' }).waitFor();
  await page.keyboard.press('t');
  await page.locator('#hint-text', { hasText: 'A (r1c3) cannot be 9: 9 stands at B (r1c1) already.' }).waitFor();
  await page.locator('#hint-do').click();
  await grid.is({ entries: [], errors: [] });
  await close();
});

test('the whole solution is explained page by page, with chains as arrows, and the game lies as it lay', async () => {
  const setup = '5.3.....8......64.7.......5..98.....4....2..327614........7..5.6.....8..8.149....';
  const { page, grid, close } = await open({ setup });
  await grid.enter(0, 1, 'Shift+Digit1');
  const before = await grid.read();
  await page.keyboard.press('.');
  const at = page.locator('#review-at');
  await at.waitFor();
  const all = Number((await at.textContent()).match(/^1 of (\d+): /)[1]);
  const seen = { arrows: 0, out: 0, letters: 0 };
  const boards = [];
  for (let number = 1; number <= all; number += 1) {
    await page.locator('#review-at', { hasText: new RegExp(`^${number} of ${all}: `) }).waitFor();
    assert.equal(await page.locator('#hint-do').count(), 0, 'it is only shown');
    const shown = await page.evaluate(() => ({
      arrows: document.querySelectorAll('.arrows path[marker-end]').length,
      out: document.querySelectorAll('.reason .out').length,
      letters: document.querySelectorAll('.cell .letter').length,
      text: document.getElementById('hint-text').textContent,
    }));
    for (const kind of Object.keys(seen)) seen[kind] += shown[kind];
    assert.ok(shown.text.length > 20, shown.text);
    boards.push((await grid.read()).digits);
    if (number % 2) await page.locator('#review-on').click();
    else await page.keyboard.press('ArrowRight');
  }
  assert.ok(seen.arrows > 0 && seen.out > 0 && seen.letters > 0, JSON.stringify(seen));
  await page.locator('#review-at', { hasText: `All ${all} steps are done.` }).waitFor();
  await grid.is({ digits: solve(setup), errors: [] });
  for (let number = all; number > all - 5; number -= 1) {
    await page.keyboard.press('ArrowLeft');
    await page.locator('#review-at', { hasText: new RegExp(`^${number} of ${all}: `) }).waitFor();
    await grid.is({ digits: boards[number - 1] });
  }
  await page.keyboard.press('Escape');
  await page.locator('#review-at').waitFor({ state: 'detached' });
  await grid.is({ digits: before.digits, corner: before.corner });
  await close();
});
