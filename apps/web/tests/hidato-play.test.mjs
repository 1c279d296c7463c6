// Whole games of Hidato: by mouse, by touch on a phone, by keyboard alone, on squares and hexagons; how they end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { Board, HEXAGONS, SQUARE, linkToBoard, made, order, sitAtBoard, solve } from './hidato.mjs';
import { saveIn, verify, visit } from './table.mjs';

const site = siteForTests();
const open = (options) => sitAtBoard(site.browser, site.address, options);
const SOLVED = 'Solved! The path is complete.';
const ON_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true };

const isSolved = async (board, puzzle) => {
  await board.is({ numbers: solve(puzzle).map((number) => number || '#').join(' '), message: SOLVED, next: '' });
  await board.page.locator('#summary[open]').waitFor();
};

test('the first visit has a board with a number to place at once', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/');
  await page.locator('#card-hidato').click();
  await page.locator('.woven .value').first().waitFor();
  await new Board(page).is({ next: 'Next 2', slips: 'No wrong tries' });
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await close();
});

test('a whole game on squares with the mouse, one click a number; it is summed up, counted and shared', async () => {
  const { page, context, board, close } = await open();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cells = order(SQUARE);
  await board.touch(0);
  await board.is({ anchor: 0, next: 'Next 11' });
  await board.touch(3);
  for (const [done, cell] of cells.entries()) {
    await board.is({ left: done === cells.length - 1 ? 'One cell to go' : `${cells.length - done} cells to go` });
    await board.touch(cell);
  }
  await isSolved(board, SQUARE);
  assert.match(await page.locator('#live').textContent(), /Solved!/);
  assert.match(await page.locator('#summary-time').textContent(), /^\d+:\d\d$/);
  assert.equal(await page.locator('#summary-picture .clean').count(), cells.length);
  assert.equal(await page.locator('#summary-picture .once-wrong').count(), 0);
  await page.locator('#summary-copy').click();
  await page.locator('#summary .said', { hasText: 'It is on the clipboard.' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(text.startsWith('Hidato\n') && text.endsWith(linkToBoard(SQUARE)), text);
  assert.deepEqual([...text].filter((sign) => sign === '🟩').length, cells.length);
  await page.keyboard.press('Escape');
  await page.locator('#summary').waitFor({ state: 'hidden' });
  await page.locator('#summary-open').click();
  await page.locator('#summary[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await board.is({ message: SOLVED });
  await page.locator('#summary-open').click();
  await page.locator('#summary[open]').waitFor();
  assert.equal(await page.locator('#summary-picture .clean').count(), cells.length, 'it can be opened again later');
  await page.goto('/stats');
  assert.equal(await page.locator('#stat-hidato-games').textContent(), '1');
  assert.match(await page.locator('#stat-hidato-best-time').textContent(), /^\d+:\d\d$/);
  assert.match(await page.locator('#stat-hidato-mean-time').textContent(), /^\d+:\d\d$/);
  assert.equal(await page.locator('#stat-hidato-mean-placed').textContent(), `${cells.length}.00`);
  await close();
});

test('a whole game on hexagons by touch on a phone, with a number held to remove it', async () => {
  const { page, board, close } = await open({ ...ON_PHONE, board: HEXAGONS });
  const client = await page.context().newCDPSession(page);
  const small = await page.locator('.cell:not(.hole), .pad button, .bar-button').evaluateAll((all) => all
    .filter((one) => one.offsetParent !== null)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width < 40 || height < 40).length);
  assert.equal(small, 0, 'everything is large enough for a finger');
  const cells = order(HEXAGONS);
  await board.touch(cells[0]);
  await board.touch(cells[1]);
  await board.is({ entries: cells.slice(0, 2).sort((a, b) => a - b) });
  const { x, y } = await board.middle(cells[1]);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.locator('.holding').waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.holding').waitFor({ state: 'detached' });
  await board.is({ entries: cells.slice(0, 2).sort((a, b) => a - b) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await board.is({ entries: [cells[0]] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await board.is({ entries: [cells[0]], anchor: null, next: '', continues: true });
  await board.use('continue');
  for (const cell of cells.slice(1)) await board.touch(cell);
  await isSolved(board, HEXAGONS);
  await close();
});

test('a whole game on hexagons with the keyboard alone, and out of the board again', async () => {
  const { page, board, close } = await open({ board: HEXAGONS });
  const focused = () => page.evaluate(() => Number(document.activeElement.dataset.cell ?? -1));
  await page.keyboard.press('ArrowRight');
  for (const [done, cell] of order(HEXAGONS).entries()) {
    const { open: legal } = await board.read();
    for (let turns = 0; (await focused()) !== cell; turns += 1) {
      assert.ok(turns <= legal.length, `${cell} is among ${legal}`);
      await page.keyboard.press(done % 2 ? 'Shift+Tab' : 'Tab');
      await board.is({ cursor: await focused() });
    }
    await page.keyboard.press(done % 3 ? 'Enter' : ' ');
  }
  await isSolved(board, HEXAGONS);
  await page.keyboard.press('Escape');
  await page.locator('#summary').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+z');
  await board.is({ message: '' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await board.is({ cursor: null });
  assert.notEqual(await focused(), -1, 'once lets go of the cells');
  await page.keyboard.press('Escape');
  assert.equal(await focused(), -1, 'twice leaves the board');
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement.id), /^(cmd-|pause)/, 'Tab goes on over the page');
  await close();
});

test('keys reach every cell and every number, and remove', async () => {
  const { page, board, close } = await open();
  await page.keyboard.press('Shift+ArrowDown');
  await board.is({ cursor: 14 });
  await page.keyboard.press('Shift+ArrowRight');
  await board.is({ cursor: 10 });
  await page.keyboard.press('Enter');
  await board.is({ anchor: 10, next: 'Next 14' });
  for (const key of ['1', '7']) await page.keyboard.press(key);
  await board.is({ message: 'Go to 17: Enter' });
  await page.keyboard.press('Enter');
  await board.is({ anchor: 15, next: 'Next 18' });
  for (const key of ['1', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  const { entries } = await board.read();
  assert.equal(entries.length, 1);
  for (const key of ['3', 'Enter', 'Delete']) await page.keyboard.press(key);
  await board.is({ entries: [], anchor: null });
  await close();
});

test('dragging draws the path over cells that may be filled, and only over them', async () => {
  const { page, board, close } = await open();
  const cells = order(SQUARE).slice(0, 5);
  const start = await board.middle(9);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const cell of cells) {
    const { x, y } = await board.middle(cell);
    await page.mouse.move(x, y, { steps: 8 });
  }
  const beside = await board.middle(24);
  await page.mouse.move(beside.x, beside.y, { steps: 4 });
  await page.mouse.up();
  const { entries, next, slips } = await board.read();
  assert.deepEqual(cells.filter((cell) => !entries.includes(cell)), []);
  assert.deepEqual([slips, next], ['No wrong tries', `Next ${3 + entries.length}`]);
  await close();
});

test('a link carries board, path, mistakes and marks to another browser', async () => {
  const first = await open();
  await first.board.set('pencil', true);
  const [one, two, three] = order(SQUARE);
  await first.board.touch(one);
  await first.board.touch(21);
  await first.board.touch(two);
  await first.board.use('pencil');
  await first.board.touch(three);
  await first.board.is({ pencil: { [three]: '5' }, slips: 'One wrong try' });
  await first.page.locator('#menu').click();
  await first.page.locator('#menu-share').click();
  const link = await first.page.locator('#share-game').inputValue();
  const { cursor, ...shown } = await first.board.read();
  await first.close();
  assert.match(verify(saveIn(link)), /^ok [0-9a-f]{16}/);
  const { board, close } = await open({ path: link });
  const { cursor: _, ...now } = await board.read();
  assert.deepEqual({ ...now, message: '' }, { ...shown, message: '' });
  await close();
});

test('large boards move in their frame, follow the play, and leave the page alone', async () => {
  const large = made('--relation', 'ortho', '--rows', '20', '--cols', '20', '--seed', '5');
  for (const options of [{}, ON_PHONE]) {
    const { page, board, close } = await open({ ...options, board: large });
    const sizes = await page.evaluate(() => {
      const frame = document.querySelector('.grid-frame');
      const cell = document.querySelector('.cell:not(.hole)').getBoundingClientRect();
      return { wide: document.documentElement.scrollWidth - innerWidth, frame: frame.clientWidth, board: frame.scrollWidth, cell: cell.width };
    });
    assert.ok(sizes.wide <= 0, 'the page is not scrolled sideways');
    assert.ok(sizes.cell >= (options.hasTouch ? 39 : 30), `cells of ${sizes.cell}`);
    const inFrame = () => page.waitForFunction(() => {
      const frame = document.querySelector('.grid-frame').getBoundingClientRect();
      const { left, right, top, bottom } = document.querySelector('.cell.anchor').getBoundingClientRect();
      return left >= frame.left && right <= frame.right + 1 && top >= frame.top && bottom <= frame.bottom + 1;
    });
    await inFrame();
    for (const cell of order(large).slice(0, 3)) await board.touch(cell);
    await inFrame();
    await board.is({ slips: 'No wrong tries' });
    await close();
  }
});
