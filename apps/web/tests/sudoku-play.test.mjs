// Whole games: by mouse, by keyboard alone, by touch on a phone; what is counted, and what a link carries.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { Grid, PUZZLE, linkToSetup, sitAtGrid, solve } from './grid.mjs';
import { saveIn, verify, visit } from './table.mjs';

const site = siteForTests();

const open = (options) => sitAtGrid(site.browser, site.address, options);
const SOLUTION = solve(PUZZLE);
const empty = [...PUZZLE].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
const SOLVED = 'Solved! Every row, column and box is complete.';

const isSolved = async (grid) => {
  await grid.is({ digits: SOLUTION, errors: [], message: SOLVED });
  await grid.page.locator('#again').waitFor();
};

/// The summary opens by itself; reads and closes it.
const isSummedUp = async (page) => {
  await page.locator('#summary[open]').waitFor();
  const lines = await page.locator('.summary-lines li').allTextContents();
  const time = await page.locator('#summary-time').textContent();
  assert.match(time, /^\d+:\d\d$/);
  await page.keyboard.press('Escape');
  await page.locator('#summary').waitFor({ state: 'hidden' });
  return lines;
};

test('the first visit has a puzzle on the table at once', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/');
  await page.locator('#card-sudoku').click();
  await page.locator('.cell.given-clue').first().waitFor();
  assert.equal(await page.locator('.cell').count(), 81);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  assert.ok(await page.locator('#card-shutbox').count() === 0);
  await page.goto('/');
  await page.locator('#card-sudoku').waitFor();
  assert.deepEqual((await page.locator('.card-name').allTextContents()).slice(0, 3), ['Shut the Box', 'Sudoku', 'Hidato']);
  await close();
});

test('a whole game with the mouse, cell first; it counts once, also when edited and solved again', async () => {
  const { page, grid, close } = await open();
  for (const cell of empty) {
    await grid.at(cell).click();
    await grid.pad(SOLUTION[cell]);
  }
  await isSolved(grid);
  await page.locator('#live', { hasText: 'Solved!' }).waitFor({ state: 'attached' });
  await page.locator('#summary[open] #summary-picture').waitFor();
  assert.equal(await page.locator('#summary-picture .clean').count(), empty.length);
  assert.deepEqual(await isSummedUp(page), [`${empty.length} digits written`, 'No cell was ever wrong', 'No hints']);
  // A solved grid can still be edited.
  await page.locator('#cmd-undo').click();
  const last = empty.at(-1);
  await grid.is({ digits: `${SOLUTION.slice(0, last)}.${SOLUTION.slice(last + 1)}`, message: '' });
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press(SOLUTION[last]);
  await isSolved(grid);
  await isSummedUp(page);
  await page.reload();
  await isSolved(grid);
  await page.goto('/stats');
  assert.equal(await page.locator('#stat-sudoku-games').textContent(), '1');
  assert.equal(await page.locator('#stat-sudoku-won').textContent(), '1');
  assert.equal(await page.locator('#recent-sudoku li').count(), 1);
  assert.match(await page.locator('#recent-sudoku .recent-score').textContent(), /^\d+:\d\d$/);
  await close();
});

test('digit first: a digit is held and goes to every cell touched or dragged over', async () => {
  const { page, grid, close } = await open();
  await grid.use('digit-first');
  assert.equal(await page.locator('#cmd-digit-first').getAttribute('aria-pressed'), 'true');
  const places = (digit) => empty.filter((cell) => SOLUTION[cell] === digit);
  for (const digit of '12') {
    await grid.pad(digit);
    assert.equal(await page.locator(`#pad-${digit}`).getAttribute('aria-pressed'), 'true');
    for (const cell of places(digit)) await grid.at(cell).click();
    await grid.is({ errors: [], digits: [...PUZZLE].map((sign, cell) => (SOLUTION[cell] <= digit ? SOLUTION[cell] : sign)).join('') });
    assert.match(await page.locator(`#pad-${digit}`).getAttribute('class'), /done/);
  }
  const before = await grid.read();
  await grid.use('corner');
  await grid.pad(8);
  await grid.drag(14, 15, 16);
  await grid.is({ corner: { 14: '8', 15: '8', 16: '8' }, digits: before.digits });
  await grid.at(15).click();
  await grid.is({ corner: { 14: '8', 16: '8' } });
  await close();
});

test('a whole game with the keyboard alone', async () => {
  const { page, grid, close } = await open();
  const arrows = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft' };
  const letters = [{ down: 's', right: 'd', left: 'a' }, { down: 'j', right: 'l', left: 'h' }];
  let [row, column] = [0, 0];
  for (const cell of empty) {
    const keys = [arrows, ...letters][cell % 3];
    for (; row < Math.floor(cell / 9); row += 1) await page.keyboard.press(keys.down);
    for (; column < cell % 9; column += 1) await page.keyboard.press(keys.right);
    for (; column > cell % 9; column -= 1) await page.keyboard.press(keys.left);
    await page.keyboard.press(SOLUTION[cell]);
  }
  await isSolved(grid);
  await isSummedUp(page);
  const focus = await page.evaluate(() => document.activeElement.dataset.cell);
  assert.equal(focus, String(empty.at(-1)), 'the focus is where the cursor is');
  await close();
});

test('a whole game by touch, with everything in reach on a phone', async () => {
  const { page, grid, close } = await open({ viewport: PHONE, isMobile: true, hasTouch: true });
  const places = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('.pad button, .board-place .grid, #pause, .bar-button')].filter((one) => one.offsetParent !== null);
    return shown.map((one) => {
      const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
      return { name: one.id || one.className, top, bottom, left, right, width, height };
    });
  });
  const sheet = await page.locator('#sheet').boundingBox();
  for (const { name, top, bottom, left, right, width, height } of places) {
    assert.ok(top >= 0 && left >= 0 && right <= PHONE.width && bottom <= PHONE.height, `${name} is off the screen`);
    assert.ok(width >= 44 && height >= 44, `${name} is ${width} x ${height}`);
    assert.ok(bottom <= sheet.y + 0.5 || top >= sheet.y + sheet.height - 0.5, `${name} lies under the sheet`);
  }
  assert.ok(places.length >= 18);
  for (const cell of empty) {
    await grid.at(cell).tap();
    await grid.pad(SOLUTION[cell]);
  }
  await isSolved(grid);
  await close();
});

test('a link carries puzzle, entries, marks and time to another browser', async () => {
  const first = await open();
  await first.grid.enter(0, 2, '2');
  await first.grid.enter(0, 3, 'Shift+Digit1', 'Control+Digit4', 'Alt+Digit6');
  await first.grid.is({ corner: { 3: '1' }, centre: { 3: '4' }, colours: { 3: 6 } });
  await first.page.waitForFunction(() => document.getElementById('time').textContent !== '0:00');
  await first.grid.enter(0, 5, '1');
  await first.page.locator('#menu').click();
  await first.page.locator('#menu-share').click();
  const link = await first.page.locator('#share-game').inputValue();
  const puzzle = await first.page.locator('#share-setup').inputValue();
  const { selected, cursor, time, ...shown } = await first.grid.read();
  await first.close();
  assert.match(verify(saveIn(link)), /^ok [0-9a-f]{16}/);
  assert.equal(new URL(puzzle).pathname + new URL(puzzle).hash, linkToSetup(PUZZLE));

  const { page, grid, close } = await open({ path: link });
  const { selected: _, cursor: __, time: then, ...now } = await grid.read();
  assert.deepEqual(now, shown);
  assert.notEqual(then, '0:00');
  await page.keyboard.press('Control+z');
  await grid.is({ entries: [2] });
  await close();
});

test('time stands while the game is paused, and the board is out of sight', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.clock.install({ time: 0 });
  await page.goto(linkToSetup(PUZZLE));
  await page.locator('.cell').first().waitFor();
  const grid = new Grid(page);
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(60_000);
  const seconds = async () => {
    const [minutes, rest] = (await grid.read()).time.split(':').map(Number);
    return 60 * minutes + rest;
  };
  const after = (passed) => {
    const whole = start + passed;
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  };
  await page.clock.runFor(1_000);
  const start = await seconds();
  assert.ok(start < 30, `the leap of the clock is no play: ${start} s`);
  await page.clock.runFor(65_000);
  await grid.is({ time: after(65) });
  await page.keyboard.press('p');
  await page.locator('#go-on').waitFor();
  await page.clock.runFor(600_000);
  assert.equal(await page.locator('.cell').first().isVisible(), false);
  assert.equal(await page.locator('#pad-2').isDisabled(), true);
  await page.keyboard.press('2');
  await page.keyboard.press('Control+a');
  await grid.is({ time: after(65), entries: [], selected: [0] });
  await page.locator('#go-on').click();
  await page.locator('#go-on').waitFor({ state: 'detached' });
  await page.clock.runFor(5_000);
  await grid.is({ time: after(70) });
  await page.locator('#pause').click();
  await page.locator('#go-on').waitFor();
  await page.keyboard.press('p');
  await grid.enter(0, 2, '2');
  const played = () => page.evaluate(() => JSON.parse(localStorage.getItem('parlour.save.sudoku').split('\n')[1]).session.played);
  assert.equal(Math.floor(await played() / 1000), start + 70);
  await page.reload();
  await page.locator('.cell').first().waitFor();
  await grid.is({ time: after(70) });
  await close();
});
