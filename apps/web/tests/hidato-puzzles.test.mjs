// Packs and daily puzzles: progress, resuming a puzzle, the next one, the archive, and streaks by a fake
// clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { Board, order, solve } from './hidato.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

async function open({ at, stored = {} } = {}) {
  const opened = await visit(site.browser, site.address, { settings: { theme: 'light' } });
  const { page, context } = opened;
  if (at) await page.clock.install({ time: new Date(at) });
  await context.addInitScript((items) => {
    if (location.protocol === 'about:' || localStorage.getItem('parlour.test')) return;
    localStorage.setItem('parlour.test', 'filled');
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, stored);
  return { ...opened, board: new Board(page) };
}

const of = (page, name) => page.locator('#of-pack', { hasText: name }).waitFor();

/// The board on the table, from the link to it.
async function boardOf(page) {
  await page.locator('#menu').click();
  await page.locator('#menu-share').click();
  const link = await page.locator('#share-setup').inputValue();
  await page.keyboard.press('Escape');
  await page.locator('#share').waitFor({ state: 'hidden' });
  return Buffer.from(link.split('#s=')[1], 'base64url').toString();
}

async function finish(page, board) {
  const puzzle = await boardOf(page);
  await board.is({ entries: [] });
  for (const cell of order(puzzle)) await board.touch(cell);
  await board.is({ numbers: solve(puzzle).map((number) => number || '#').join(' ') });
}

test('a pack: its puzzles by number, ticks for what is solved, and the next one', async () => {
  const { page, board, close } = await open();
  await page.goto('/');
  await page.locator('#puzzles-hidato').click();
  const pack = page.locator('#pack-first-steps');
  assert.match(await pack.locator('.pack-solved').textContent(), /^0 of 30 solved$/);
  await pack.locator('summary').click();
  await pack.locator('.puzzle').first().waitFor();
  assert.equal(await pack.locator('.puzzle').count(), 30);
  await pack.locator('.next-unsolved').click();
  await of(page, 'First steps 1');
  await finish(page, board);
  await page.locator('#summary[open] .summary-name', { hasText: 'First steps 1' }).waitFor();
  await page.locator('#summary-next').click();
  await of(page, 'First steps 2');
  await board.is({ entries: [] });
  await page.locator('#to-puzzles').click();
  await page.locator('h1', { hasText: 'Hidato: packs and days' }).waitFor();
  assert.match(await pack.locator('.pack-solved').textContent(), /^1 of 30 solved$/);
  await pack.locator('summary').click();
  await pack.locator('.puzzle').first().waitFor();
  assert.deepEqual(await pack.locator('.puzzle.solved').allTextContents(), ['1']);
  assert.equal(await pack.locator('.puzzle').first().getAttribute('aria-label'), 'Puzzle 1, solved');
  assert.match(await pack.locator('.next-unsolved').getAttribute('href'), /#p=first-steps-2$/);
  await close();
});

test('a puzzle that was left goes on where it was; another on the table, damage or another name do no harm', async () => {
  const { page, board, close } = await open();
  await page.goto('/hidato#p=streets-3');
  await of(page, 'Streets 3');
  const cells = order(await boardOf(page));
  for (const cell of cells.slice(0, 3)) await board.touch(cell);
  const { numbers } = await board.read();
  await page.goto('/hidato#p=streets-4');
  await of(page, 'Streets 4');
  await board.is({ entries: [] });
  await page.goto('/hidato/puzzles');
  await page.locator('#pack-streets summary').click();
  await page.locator('#pack-streets .puzzle').first().waitFor();
  assert.deepEqual(await page.locator('#pack-streets .puzzle.begun').allTextContents(), ['3']);
  await page.locator('#pack-streets .puzzle.begun').click();
  await of(page, 'Streets 3');
  await board.is({ numbers, next: `Next ${(await board.read()).next.slice(5)}` });
  await page.evaluate(() => {
    localStorage.setItem('parlour.left.hidato.streets-5', localStorage.getItem('parlour.left.hidato.streets-3'));
    localStorage.setItem('parlour.left.hidato.streets-6', 'not a save');
  });
  for (const number of [5, 6]) {
    await page.goto('about:blank');
    await page.goto(`/hidato#p=streets-${number}`);
    await of(page, `Streets ${number}`);
    await board.is({ entries: [] });
    assert.equal(await page.evaluate((name) => localStorage.getItem(`parlour.left.hidato.${name}`), `streets-${number}`), null);
  }
  await page.goto('about:blank');
  await page.goto('/hidato#p=streets-99');
  await page.locator('#notice', { hasText: 'The link could not be opened.' }).waitFor();
  await close();
});

test('a game without a name waits on the shelf while a puzzle is played, and nothing asks', async () => {
  const { page, board, close } = await open();
  await page.goto('/hidato');
  await page.locator('.cell.open').first().click();
  const { numbers } = await board.read();
  await page.goto('about:blank');
  await page.goto('/hidato#p=first-steps-9');
  await of(page, 'First steps 9');
  await page.goto('/shelf');
  await page.locator('.left-games').waitFor();
  await page.locator('.take-up').click();
  await board.is({ numbers });
  await close();
});

const DAY = 86_400_000;

test('the puzzle of the day by the UTC date, its archive, and days in a row', async () => {
  // Late in the evening of the 16th in UTC; the three days before were solved, one of them a day late.
  const at = Date.UTC(2026, 10, 16, 23, 50);
  const solved = [[13, 13], [14, 15], [15, 15], [9, 9], [8, 8], [7, 7]]
    .map(([day, on]) => `daily-2026-11-${String(day).padStart(2, '0')}-classic ${Date.UTC(2026, 10, on, 12)}`).join('\n');
  const { page, board, close } = await open({ at, stored: { 'parlour.solved.hidato': `${solved}\nnonsense\n` } });
  await page.goto('/hidato/puzzles');
  assert.match(await page.locator('#today').textContent(), /^16 November 2026\. .*UTC/);
  assert.deepEqual([await page.locator('#streak').textContent(), await page.locator('#best-streak').textContent()], ['1', '3']);
  const marked = (name) => page.locator(`.month .puzzle.${name}`).allTextContents();
  assert.deepEqual(await marked('solved'), ['7', '8', '9', '13', '14', '15']);
  assert.deepEqual(await marked('in-time'), ['7', '8', '9', '13', '15']);
  assert.equal(await page.locator('.to-come').count(), 14, 'days to come have no puzzle yet');
  await page.locator('#archive-kind').selectOption('expert');
  assert.deepEqual(await marked('solved'), []);
  await page.locator('#month-before').click();
  await page.locator('#month', { hasText: 'October 2026' }).waitFor();
  assert.equal(await page.locator('.month .puzzle').count(), 31);
  await page.locator('#month-after').click();
  assert.equal(await page.locator('#month-after').isDisabled(), true);

  await page.locator('#today-classic').click();
  await of(page, 'Classic, 16 November 2026');
  await finish(page, board);
  await page.keyboard.press('Escape');
  await page.goto('/hidato/puzzles');
  await page.locator('#streak', { hasText: '2' }).waitFor();
  assert.match(await page.locator('#today-classic').textContent(), /Solved/);
  await page.goto('/hidato#p=daily-2026-11-12-classic');
  await of(page, 'Classic, 12 November 2026');
  await finish(page, board);
  await page.keyboard.press('Escape');
  await page.goto('/hidato/puzzles');
  await page.locator('[data-day="2026-11-12"].solved:not(.in-time)').waitFor();
  assert.equal(await page.locator('#streak').textContent(), '2', 'a day late fills no gap');
  await page.clock.setSystemTime(new Date(at + 20 * 60_000));
  await page.reload();
  await page.locator('#today', { hasText: '17 November 2026' }).waitFor();
  assert.equal(await page.locator('#streak').textContent(), '2', 'today is not over yet');
  await page.clock.setSystemTime(new Date(at + 2 * DAY));
  await page.reload();
  await page.locator('#today', { hasText: '18 November 2026' }).waitFor();
  assert.equal(await page.locator('#streak').textContent(), '0');
  await page.goto('/hidato#p=daily-2026-12-01-classic');
  await page.locator('#notice', { hasText: 'The link could not be opened.' }).waitFor();
  await close();
});
