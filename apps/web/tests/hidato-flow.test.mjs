// Hidato's guided flow on the page, one test per row of its table: selecting, placing, removing, changing
// direction, undo and redo, mistakes, the guide and the other settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { SQUARE, order, sitAtBoard } from './hidato.mjs';

const site = siteForTests();
const open = (options) => sitAtBoard(site.browser, site.address, options);
const CELLS = order(SQUARE);
const sorted = (cells) => [...cells].sort((a, b) => a - b);

/// Few numbers and many solutions, so that tests can play freely.
const ROW = `board row king 5 5
1 2 . . .
. . . . .
. . 12 . .
. . . . .
. . . 25 .`;

test('select: a number becomes the anchor, and the walk ends behind numbers that are there', async () => {
  const { board, close } = await open({ doubtful: true, board: ROW });
  await board.is({ anchor: 1, next: 'Next 3', open: [2, 5, 6, 7] });
  await board.touch(12);
  await board.is({ anchor: 12, next: 'Next 13', open: [6, 7, 8, 11, 13, 16, 17, 18], undo: false });
  assert.match(await board.said(), /Continuing from 12\..*13.*8 cells/);
  await board.touch(0);
  await board.is({ anchor: 1, next: 'Next 3' });
  await close();
});

test('place: writes the target, goes on from it, and hops over what is there', async () => {
  const { board, close } = await open();
  await board.is({ anchor: 9, next: 'Next 3' });
  await board.touch(CELLS[0]);
  await board.is({ entries: [CELLS[0]], anchor: CELLS[0], next: 'Next 4', undo: true, redo: false });
  assert.match(await board.said(), /3 placed\./);
  for (const cell of CELLS.slice(1, 7)) await board.touch(cell);
  await board.is({ anchor: 0, next: 'Next 11', entries: sorted(CELLS.slice(0, 7)) });
  await board.touch(CELLS[7]);
  await board.is({ anchor: 10, next: 'Next 14' }, '12 and 13 are given');
  await close();
});

test('a double click places once', async () => {
  const { board, close } = await open();
  await board.cell(CELLS[0]).dblclick();
  await board.is({ entries: [CELLS[0]], next: 'Next 4', slips: 'No wrong tries' });
  await board.cell(24).dblclick();
  await board.is({ anchor: 24 });
  await board.touch(CELLS[0]);
  await board.cell(20).dblclick();
  await board.is({ anchor: 15, next: 'Next 18' });
  await board.cell(7).dblclick();
  await board.is({ slips: 'One wrong try' });
  await close();
});

test('remove at the end: no number is active until one is selected, or Continue', async () => {
  const { board, close } = await open({ doubtful: true, board: ROW });
  for (const cell of [2, 3]) await board.touch(cell);
  await board.hold(3);
  await board.is({ entries: [2], anchor: null, next: '', open: [], undo: true, continues: true, message: 'Choose a number to continue from.' });
  await board.use('continue');
  await board.is({ anchor: 2, next: 'Next 4' });
  await board.touch(3);
  await board.use('remove');
  await board.is({ entries: [2], anchor: null });
  await board.touch(2);
  await board.is({ anchor: 2, next: 'Next 4' });
  await close();
});

test('remove elsewhere: the anchor stays, unless it is what was removed', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW });
  for (const cell of [2, 3, 4]) await board.touch(cell);
  await page.keyboard.press('Shift+ArrowLeft');
  await board.is({ cursor: 3 });
  await page.keyboard.press('Delete');
  await board.is({ entries: [2, 4], anchor: 4, next: 'Next 6' });
  await page.keyboard.press('Control+z');
  await board.is({ entries: [2, 3, 4], anchor: 4, next: 'Next 6' });
  await page.keyboard.press('Backspace');
  await board.is({ entries: [2, 4] });
  await close();
});

test('a moved or lifted finger does not hold, and a given number cannot be held', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW });
  for (const cell of [2, 3]) await board.touch(cell);
  await board.hold(3, 300);
  const { x, y } = await board.middle(3);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.locator('.holding').waitFor();
  await page.mouse.move(x + 20, y);
  await page.locator('.holding').waitFor({ state: 'detached' });
  await page.waitForTimeout(800);
  await page.mouse.up();
  await board.hold(12);
  await board.is({ entries: [2, 3] });
  await close();
});

test('direction: the same changes nothing, the other recomputes the target', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW });
  await board.touch(12);
  await board.use('forward');
  await board.is({ anchor: 12, next: 'Next 13', forward: true });
  await board.use('backward');
  await board.is({ anchor: 12, next: 'Next 11', forward: false });
  await page.keyboard.press('f');
  await board.is({ next: 'Next 13', forward: true });
  await page.keyboard.press('b');
  await board.touch(6);
  await board.is({ entries: [6], next: 'Next 10' });
  await close();
});

test('undo and redo: the step, the anchor before it, and the current direction', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW });
  for (const cell of [2, 3]) await board.touch(cell);
  await board.use('undo');
  await board.is({ entries: [2], anchor: 2, next: 'Next 4', redo: true });
  await page.keyboard.press('Control+y');
  await board.is({ entries: [2, 3], anchor: 3, next: 'Next 5', redo: false });
  await board.hold(3);
  await board.is({ entries: [2], anchor: null });
  await page.keyboard.press('Control+z');
  await board.is({ entries: [2, 3], anchor: 3, next: 'Next 5' });
  await page.keyboard.press('Control+Shift+z');
  await board.is({ entries: [2], anchor: null, next: '' });
  await board.use('undo');
  await board.use('backward');
  await board.is({ anchor: 0, next: '' });
  await board.use('undo');
  await board.is({ entries: [2], anchor: 0, forward: false });
  await board.use('forward');
  await board.touch(3);
  await board.is({ redo: false }, 'a new step ends what could be done again');
  await close();
});

test('mistakes: told, marked and counted; trying around without a target is not', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW, reducedMotion: 'no-preference' });
  // The mark is gone after half a second, so it is recorded as it appears.
  await page.evaluate(() => {
    window.marked = [];
    new MutationObserver(() => {
      const cell = document.querySelector('.cell.slip:has(.slip-mark)');
      if (cell) window.marked.push([cell.dataset.cell, cell.getAttribute('aria-invalid')].join());
    }).observe(document.querySelector('.woven'), { subtree: true, childList: true, attributes: true });
  });
  await board.touch(20);
  await board.is({ slips: 'One wrong try', entries: [], next: 'Next 3', notice: '3 cannot go to r5c1: it must be next to the number before it.' });
  await page.waitForFunction(() => window.marked.includes('20,true'));
  await page.waitForFunction(() => document.querySelector('.cell.flash'));
  await board.is({ slip: [] }, 'it goes by itself');
  await board.is({ notice: '' });
  assert.match(await board.said(), /cannot go/);
  await board.touch(2);
  await board.is({ slip: [], slips: 'One wrong try', entries: [2] });
  await board.use('remove');
  await board.touch(24);
  await board.is({ slips: 'One wrong try', entries: [], notice: 'There is nothing to place now: choose a number to continue from.' });
  await close();
});

test('two numbers that follow each other and do not touch are joined by a broken line', async () => {
  const { page, board, close } = await open({ doubtful: true, board: 'board gap king 4 4\n1 . . .\n. . . .\n. . 3 .\n. . . 16' });
  assert.equal(await page.locator('.broken').getAttribute('d'), '');
  await board.touch(1);
  await board.is({ slips: '2 and 3 do not touch', next: 'Next 4' });
  assert.match(await page.locator('.broken').getAttribute('d'), /^M/);
  assert.match(await board.cell(1).getAttribute('aria-label'), /does not touch 3$/);
  await page.locator('#cmd-undo').click();
  await board.is({ slips: 'No wrong tries' });
  assert.equal(await page.locator('.broken').getAttribute('d'), '');
  await close();
});

test('the guide and its strength, the look-ahead, pencil marks: kept for new boards', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW });
  const { open: legal } = await board.read();
  assert.ok(legal.length > 0);
  await board.use('guide');
  await board.is({ open: [], next: 'Next 3' });
  await board.touch(24);
  await board.is({ slips: 'One wrong try' }, 'rules stay enforced');
  await page.keyboard.press('g');
  await board.is({ open: legal });
  await board.set('highlight', 'high');
  await page.locator('.woven.high').waitFor();
  await board.set('look-ahead', true);
  await board.set('pencil', true);
  await page.keyboard.press('e');
  for (const number of ['17', '9', '9']) {
    await page.keyboard.type(number);
    await board.touch(15);
    // Two touches within a third of a second would be one.
    await page.waitForTimeout(400);
  }
  await board.is({ pencil: { 15: '17' }, entries: [] });
  await page.keyboard.press('Escape');
  await page.goto('/hidato');
  await page.reload();
  await page.locator('.woven.high').waitFor();
  assert.equal(await page.locator('#setting-pencil').isChecked(), true);
  await close();
});

test('dead ends are crossed out if the setting is on', async () => {
  // From 1 the 3 is two steps away; no path between them uses the corner.
  const { board, close } = await open({ doubtful: true, board: 'board dead ortho 3 3\n. 1 .\n. . 3\n. . 9' });
  await board.is({ dead: [] });
  await board.set('look-ahead', true);
  await board.is({ open: [0, 2, 4], dead: [0] });
  assert.match(await board.cell(0).getAttribute('aria-label'), /dead end/);
  await close();
});

test('starting over asks twice and keeps the settings', async () => {
  const { page, board, close } = await open({ doubtful: true, board: ROW });
  for (const cell of [2, 20, 3]) await board.touch(cell);
  await board.use('clear');
  await page.locator('#cmd-clear', { hasText: 'Really' }).waitFor();
  await board.use('clear');
  await board.is({ entries: [], slips: 'No wrong tries', undo: false });
  await close();
});

test('a hint comes in stages: where to look, why, and what to do; then it can be played', async () => {
  const { page, board, close } = await open();
  await page.locator('#cmd-hint').click();
  await page.locator('#hint-text').waitFor();
  const told = () => page.locator('#hint-text .hint-text').count();
  assert.equal(await told(), 1);
  assert.ok((await board.read()).hinted.length > 0, 'the cells it speaks of are lit');
  assert.equal(await page.locator('#hint-do').count(), 0);
  await page.locator('#hint-more').click();
  await page.waitForFunction(() => document.querySelectorAll('#hint-text .hint-text').length === 2);
  assert.ok((await board.said()).includes(await page.locator('#hint-text .hint-text').last().textContent()));
  const letters = await page.locator('.cell .letter').allTextContents();
  const why = await page.locator('#hint-text').textContent();
  assert.ok(letters.length > 0 && letters.every((letter) => why.includes(`${letter} (r`)), `${letters} in ${why}`);
  // The hint key advances the hint as well.
  const key = await page.locator('#cmd-hint').getAttribute('aria-keyshortcuts');
  for (let stages = await told(); (await page.locator('#hint-more').count()) > 0; stages += 1) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => document.querySelectorAll('#hint-text .hint-text').length === count, stages + 1);
  }
  const before = (await board.read()).entries.length;
  await page.locator('#hint-do').click();
  await board.is({ hinted: [] });
  assert.ok((await board.read()).entries.length >= before);
  await close();
});
