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

test('a hint gives away one cell, says so, and can be followed', async () => {
  const { page, grid, close } = await open();
  await page.keyboard.press('t');
  await page.locator('#hint-text').waitFor();
  assert.match(await page.locator('#hint-text').textContent(), /One cell, taken from the solution: \d at row \d, column \d/);
  const { hinted } = await grid.read();
  assert.equal(hinted.length, 1);
  await page.locator('#hint-do').click();
  await grid.is({ entries: hinted, hinted: [] });
  assert.equal((await grid.read()).digits[hinted[0]], SOLUTION[hinted[0]]);
  await close();
});
