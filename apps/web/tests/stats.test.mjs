// The statistics page with games stored: charts with tables behind them, bests with their days, a year of days, in every theme.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, axe, siteForTests } from './harness.mjs';
import { visit } from './table.mjs';

const site = siteForTests();
const DAY = 86_400_000;
const THEMES = ['light', 'dark', 'contrast', 'contrast-light'];

/// Thirty solved grids, the newest first; every fifth with a hint.
const grids = (today) => Array.from({ length: 30 }, (_, back) => ({
  mark: `${1000 - back} 00 0`, time: today - back * 2 * DAY, setup: '', scores: [], won: true, drawn: false,
  hinted: back % 5 === 4, group: `variant=classic level=${back % 2 ? 'hard' : 'easy'}`, played: (240 + 13 * ((back * 7) % 30)) * 1000, save: '',
}));

const sudoku = (today) => {
  const recent = grids(today);
  const clean = recent.filter((game) => !game.hinted);
  const time = {};
  for (const game of clean) time[game.played / 1000] = (time[game.played / 1000] ?? 0) + 1;
  const group = (level) => {
    const games = recent.filter((game) => game.group.endsWith(level));
    const times = games.filter((game) => !game.hinted).map((game) => game.played / 1000);
    return { games: games.length, won: times.length, hinted: games.length - times.length, best: Math.min(...times), all: times.reduce((a, b) => a + b), timed: times.length };
  };
  return {
    games: 32, won: 26, hinted: 6, hinted_won: 6, streak: 3, best_streak: 11, charts: { entries: { 45: 20, 51: 12 }, time },
    groups: { 'variant=classic level=easy': group('easy'), 'variant=classic level=hard': group('hard') }, recent,
  };
};

const mill = (today) => ({
  games: 6, won: 3, streak: 1, best_streak: 2, charts: { moves: { 30: 2, 41: 4 } }, groups: { 'rival=2': { games: 6, won: 3 } },
  recent: [true, false, true, false, false, true].map((won, back) => ({
    mark: `${back} 00 0`, time: today - back * DAY, setup: '', scores: [], won, ...(back < 3 && { drawn: back === 1 }), group: 'rival=2', played: 0, save: '',
  })),
});

async function open(options) {
  const opened = await visit(site.browser, site.address, options);
  const today = Date.UTC(2026, 10, 19, 12);
  await opened.page.clock.setFixedTime(today);
  await opened.page.goto('/');
  await opened.page.evaluate((all) => {
    for (const [game, stats] of Object.entries(all)) localStorage.setItem(`parlour.stats.${game}`, JSON.stringify(stats));
  }, { sudoku: sudoku(today), mill: mill(today) });
  await opened.page.goto('/stats#sudoku');
  await opened.page.locator('#chart-course').waitFor();
  return opened;
}

test('every chart has its table, bests have their days, and hints stand apart', async () => {
  const { page, close } = await open();
  const text = (selector) => page.locator(selector).textContent();
  assert.equal(await text('#stat-sudoku-games'), '32');
  assert.equal(await text('#stat-sudoku-hinted'), '6 of 6 won');
  assert.equal(await page.locator('#chart-course circle.course-point').count(), 30);
  assert.equal(await page.locator('#chart-course circle.hinted').count(), 6);
  assert.equal(await page.locator('#chart-course circle.course-best').count(), 1);
  for (const id of ['course', 'year', 'time', 'entries', 'year-all']) {
    const chart = page.locator(`#chart-${id}`);
    await chart.locator('summary').click();
    assert.ok(await chart.locator('tbody tr').count() > 1, `${id} has a table`);
  }
  assert.equal(await page.locator('#chart-course tbody tr').count(), 30);
  assert.match(await text('#chart-time svg >> nth=0'), /\d/);
  assert.match(await page.locator('#chart-time svg').getAttribute('aria-label'), /^Time: 24 counted, from 4:00 to /);
  const bests = await page.locator('#bests-sudoku tbody tr').allTextContents();
  assert.equal(bests.length, 2);
  assert.match(bests[0], /easy.*4:00.*19 November 2026/i);
  await page.locator('#chart-year', { hasText: '2 earlier games are not shown here' }).waitFor();
  await page.locator('#stats-of-mill').click();
  await page.locator('h2', { hasText: 'Mill' }).waitFor();
  assert.equal(await page.locator('#chart-course rect.course-point').count(), 6);
  assert.match(await text('#groups-mill'), /variant not recorded/);
  await page.locator('#chart-course summary').click();
  assert.deepEqual(
    await page.locator('#chart-course tbody tr td:nth-child(2)').allTextContents(),
    ['won', 'drawn', 'won', 'not won', 'not won', 'won'],
  );
  await close();
});

test('the keyboard goes from day to day, and each is said with its number', async () => {
  const { page, close } = await open();
  const told = page.locator('#chart-year-all .year-told');
  assert.match(await told.textContent(), /36 games finished in the last year/);
  await page.locator('#chart-year-all .year-scroll').focus();
  assert.equal(await told.textContent(), '19 November 2026: 2 games finished');
  await page.keyboard.press('ArrowUp');
  assert.equal(await told.textContent(), '18 November 2026: one game finished');
  await page.keyboard.press('ArrowLeft');
  assert.match(await told.textContent(), /^11 November 2026: /);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  assert.match(await told.textContent(), /^19 November 2026: /);
  await page.keyboard.press('ArrowRight');
  assert.match(await told.textContent(), /^19 November 2026: /, 'days to come are not there');
  await close();
});

test('the page is accessible in every theme, and never wider than a phone', async () => {
  const { page, close } = await open();
  for (const game of ['sudoku', 'mill', 'hidato']) {
    await page.locator(`#stats-of-${game}`).click();
    for (const theme of THEMES) {
      await page.evaluate((word) => { document.documentElement.dataset.theme = word; }, theme);
      assert.deepEqual(await axe(page), [], `${game} ${theme}`);
    }
  }
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(excess, 0, `${width} pixels`);
  }
  await page.locator('p', { hasText: 'No game finished yet. Play one to its end' }).waitFor();
  await close();
});
