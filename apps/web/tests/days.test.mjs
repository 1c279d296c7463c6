// The days of all games: today's puzzles with their states, a calendar in which a day is picked, streaks, and a text to
// share; by a fake clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, siteForTests } from './harness.mjs';
import { parlour, visit } from './table.mjs';

const site = siteForTests();

/// Noon of 19 November 2026 by UTC.
const AT = Date.UTC(2026, 10, 19, 12);
const name = (day, kind) => `daily-2026-11-${String(day).padStart(2, '0')}-${kind}`;
const done = (kind, days) => days.map(([day, on]) => `${name(day, kind)} ${Date.UTC(2026, 10, on, 12)}`).join('\n');

/// All five of the 17th and 18th were done on their days; the Sudoku of the 16th a day late; today the box is done.
const STORED = {
  'parlour.solved.shutbox': done('dice', [[17, 17], [18, 18], [19, 19]]),
  'parlour.solved.sudoku': done('classic', [[16, 17], [17, 17], [18, 18]]),
  'parlour.solved.hidato': done('expert', [[17, 17], [18, 18]]),
  'parlour.solved.mill': done('hold', [[17, 17], [18, 18]]),
  'parlour.solved.rogue': done('lit', [[17, 17], [18, 18]]),
};

async function open(options = {}) {
  const opened = await visit(site.browser, site.address, { settings: { theme: 'light' }, ...options });
  await opened.page.clock.install({ time: new Date(AT) });
  await opened.context.addInitScript((items) => {
    if (location.protocol === 'about:' || localStorage.getItem('parlour.test')) return;
    localStorage.setItem('parlour.test', 'filled');
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, STORED);
  return opened;
}

const states = (page) => page.locator('.day-puzzle').evaluateAll((rows) => rows
  .map((row) => [row.querySelector('a').dataset.puzzle, row.querySelector('.day-state').textContent.trim()].join(' ')));

test('today’s puzzles, the streaks, and the way to a puzzle of any day', async () => {
  const { page, troubles, close } = await open();
  await page.goto('/');
  await page.locator('#to-days').click();
  await page.locator('#day-picked', { hasText: '19 November 2026' }).waitFor();
  assert.deepEqual(await states(page), [
    'shutbox-dice Done on the day', 'sudoku-classic Open', 'hidato-classic Open', 'hidato-expert Open',
    'mill-win Open', 'mill-hold Open', 'rogue-lantern Open', 'rogue-lit Open',
  ]);
  const streak = (id) => page.locator(`#streak-${id} td`).allTextContents();
  assert.deepEqual(await streak('shutbox'), ['3', '3']);
  assert.deepEqual(await streak('sudoku'), ['2', '2']);
  assert.deepEqual(await streak('all'), ['2', '2']);
  assert.match(await page.locator('main').textContent(), /midnight UTC/);

  await page.locator('[data-day="2026-11-16"]').click();
  await page.locator('#day-picked', { hasText: '16 November 2026' }).waitFor();
  assert.equal((await states(page))[1], 'sudoku-classic Done later');
  await page.locator('[data-puzzle="sudoku-classic"]').click();
  await page.locator('#of-pack', { hasText: '16 November 2026' }).waitFor();
  assert.deepEqual(troubles, []);
  await close();
});

test('the calendar by keyboard and for screen readers, back to the first day and no further than today', async () => {
  const { page, close } = await open();
  await page.goto('/days');
  const day = (date) => page.locator(`[data-day="${date}"]`);
  assert.equal(await day('2026-11-17').getAttribute('aria-label'), '17 November 2026: 5 on the day, 0 later, 0 begun');
  assert.equal(await day('2026-11-16').getAttribute('aria-label'), '16 November 2026: 0 on the day, 1 later, 0 begun');
  assert.equal(await day('2026-11-17').locator('.day-mark.in-time').count(), 5);
  assert.equal(await day('2026-11-19').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('.to-come').count(), 11, 'days to come have no puzzles yet');
  assert.equal(await page.locator('#month-after').isDisabled(), true);
  await day('2026-11-18').focus();
  await page.keyboard.press('Enter');
  await page.locator('#day-picked', { hasText: '18 November 2026' }).waitFor();
  assert.equal(await day('2026-11-18').evaluate((button) => button === document.activeElement), true, 'the focus stays');
  for (let month = 0; month < 10; month += 1) await page.locator('#month-before').click();
  await page.locator('#month', { hasText: 'January 2026' }).waitFor();
  assert.equal(await page.locator('#month-before').isDisabled(), true);
  assert.equal(await day('2026-01-01').count(), 1);
  assert.deepEqual(await axe(page), []);
  await close();
});

test('a day begun elsewhere in the site is begun in the calendar, and is shared without spoiling anything', async () => {
  const { page, context, close } = await open();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/sudoku#p=${name(19, 'classic')}`);
  await page.locator('#of-pack', { hasText: '19 November 2026' }).waitFor();
  // The very puzzle that the program makes for that day.
  const { puzzles } = JSON.parse(parlour('days', '--from', '2026-11-19', '--json'));
  const { setup } = puzzles.find(({ game }) => game === 'sudoku');
  await page.locator(`[data-cell="${setup.indexOf('.')}"]`).click();
  await page.keyboard.press('1');
  await page.goto('/days');
  await page.locator('[data-puzzle="sudoku-classic"]').waitFor();
  assert.equal((await states(page))[1], 'sudoku-classic Begun');
  await page.locator('#day-copy').click();
  await page.locator('.day-share [role="status"]', { hasText: 'clipboard' }).waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.deepEqual(lines.slice(0, 3), ['Parlour, 19 November 2026: 1 of 5', '★ Shut the Box', '… Sudoku']);
  assert.equal(lines[6], '2 days in a row with all');
  assert.match(lines[7], /\/days$/);
  await page.locator('#copy-shutbox-dice').click();
  const one = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  while ((await one()).length > 3) await page.waitForTimeout(50);
  const [title, state, address] = await one();
  assert.deepEqual([title, state], ['Shut the Box · The same dice for everybody, 19 November 2026', '★ Done on the day']);
  assert.match(address, /\/shutbox#p=daily-2026-11-19-dice$/);
  await close();
});
