// What is stored besides games: statistics and settings, including those written by earlier versions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';
import { saved, sit, visit } from './table.mjs';

const site = siteForTests();

/// A page with these texts in its storage.
async function find(stored) {
  const opened = await visit(site.browser, site.address);
  await opened.page.goto('/');
  await opened.page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, stored);
  return opened;
}

const figure = (page, id) => page.locator(`#stat-${id}`).textContent();

test('statistics of earlier versions are shown as they were, means below zero with their sign once', async () => {
  const old = {
    games: 3, won: 1, streak: 0, best_streak: 1, best_time: 0, all_time: 0, timed: 0,
    charts: { score: { '-1': 2, 0: 1 } },
    recent: [{ mark: '5 00 1', time: 1768300000000, setup: 'tiles=9', seed: '4', scores: [-1], won: false, save: '' }],
  };
  const { page, close } = await find({ 'parlour.stats.shutbox': JSON.stringify(old) });
  await page.goto('/stats');
  await page.locator('#stat-shutbox-games').waitFor();
  assert.equal(await figure(page, 'shutbox-mean-score'), '-0.67');
  assert.deepEqual(await Promise.all(['games', 'won', 'streak', 'best-streak'].map((id) => figure(page, `shutbox-${id}`))), ['3', '1', '0', '1']);
  assert.match(await page.locator('#recent-shutbox li').textContent(), /^-1.*Seed 4/);
  assert.equal(await page.locator('#recent-shutbox a').count(), 0, 'what is not kept cannot be opened');
  await close();
});

test('an end that is undone no longer counts, and counts once when it is reached again', async () => {
  const { page, table, close } = await sit(site.browser, site.address, { save: saved({ setup: 'up=9', seed: 2 }) });
  await table.roll([6, 3]);
  await table.put(9);
  const games = () => page.evaluate(() => JSON.parse(localStorage.getItem('parlour.stats.shutbox')).games);
  assert.equal(await games(), 1);
  await page.locator('#cmd-undo').click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('parlour.stats.shutbox')).games === 0);
  await page.locator('#cmd-redo').click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('parlour.stats.shutbox')).games === 1);
  await close();
});

test('a game that only the computer won is not won', async () => {
  const { page, table, close } = await sit(site.browser, site.address, { settings: { pace: 'fast' } });
  await page.keyboard.press('n');
  await page.locator('#new-players').selectOption('2');
  assert.equal(await page.locator('#new-kind-1').inputValue(), 'exact', 'whoever is alone can begin at once');
  await page.locator('#new-seed').fill('7');
  await page.locator('#new-start').click();
  await table.playOn();
  await page.waitForFunction(() => localStorage.getItem('parlour.stats.shutbox'), null, { timeout: patience(60_000) });
  const { won, recent } = await page.evaluate(() => JSON.parse(localStorage.getItem('parlour.stats.shutbox')));
  const [first, second] = recent[0].scores;
  assert.equal(won, first <= second ? 1 : 0);
  await close();
});

test('the last of repeated words counts, and an old wish and old keys are found', async () => {
  const { page, close } = await find({
    'parlour.wish.sudoku': 'clues=24 symmetry=none clues=30',
    'parlour.settings': JSON.stringify({ view: 'flat', sound: false, games: { 'rogue.key.explore': 'G' } }),
  });
  await page.goto('/sudoku');
  await page.locator('.grid .cell').first().waitFor();
  await page.keyboard.press('n');
  await page.locator('#new-game[open]').waitFor();
  assert.equal(await page.locator('#new-clues').inputValue(), '30');
  await page.goto('/settings');
  await page.locator('#keys-rogue summary').click();
  await page.locator('#bind-rogue-explore kbd', { hasText: 'G' }).waitFor();
  await close();
});
