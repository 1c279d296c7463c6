// What remains of games: the unfinished one, links to games, damaged saves set aside, verifiable statistics.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { FRESH, Table, linkTo, saveIn, saved, sit, verify, visit } from './table.mjs';

const site = siteForTests();

const open = (options) => sit(site.browser, site.address, options);
const kept = (page) => page.evaluate(() => localStorage.getItem('parlour.save.shutbox'));

test('a link carries the whole game to another browser, where it goes on', async () => {
  const first = await open({ save: saved({ seed: 4 }), permissions: ['clipboard-read', 'clipboard-write'] });
  await first.table.roll([4, 3]);
  await first.table.put(7);
  await first.table.roll([5, 4]);
  await first.page.locator('#menu').click();
  await first.page.locator('#menu-share').click();
  const link = await first.page.locator('#share-game').inputValue();
  await first.page.locator('#share-game-copy').click();
  await first.page.locator('#share .said', { hasText: 'clipboard' }).waitFor();
  assert.equal(await first.page.evaluate(() => navigator.clipboard.readText()), link);
  const rules = await first.page.locator('#share-setup').inputValue();
  const shown = await first.table.read();
  await first.close();
  assert.match(verify(saveIn(link)), /^ok [0-9a-f]{16}/);

  const { page, table, close } = await open({ path: link });
  await table.is(shown);
  assert.doesNotMatch(page.url(), /#/, 'the address is tidy again');
  await table.put(9);
  await page.reload();
  await table.is({ score: 'Score: 29' });
  await close();

  const other = await open({ path: rules });
  await other.table.is(FRESH);
  await other.close();
});

test('a link does not take the place of a game that goes on without asking', async () => {
  const link = linkTo(saved({ setup: 'up=1,2', seed: 1 }));
  for (const keeps of [true, false]) {
    const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
    await page.goto(link);
    await page.locator('#offer[open]').waitFor();
    await table.is({ score: 'Score: 45', roll: false });
    await page.locator(keeps ? '#offer-keep' : '#offer-replace').click();
    await table.is(keeps ? { score: 'Score: 45', roll: false } : { score: 'Score: 3', roll: true });
    const left = await table.read();
    await page.goto('/');
    await page.goto('/shutbox');
    if (keeps) await table.is(left);
    await close();
  }
});

test('links that cannot be opened are explained, and a new game stands ready', async () => {
  const damaged = saved({ seed: 4, actions: ['roll'] }).replace('dice 4 3', 'dice 4 4');
  for (const [path, why] of [
    ['/shutbox#r=A', /could not be opened.*damaged or cut off/],
    [linkTo(damaged), /could not be opened.*checksum/],
    [`/shutbox#s=${Buffer.from('tiles=11').toString('base64url')}`, /could not be opened.*9, 10 or 12 tiles, not 11/],
  ]) {
    const { table, close } = await open({ path });
    const { notice, ...rest } = await table.read();
    assert.match(notice, why);
    assert.deepEqual({ ...rest, notice: '' }, FRESH);
    await close();
  }
});

test('a damaged save is reported and kept, and play goes on', async () => {
  const { page, context, close } = await visit(site.browser, site.address);
  const damaged = saved({ seed: 4, actions: ['roll'] }).replace('dice 4 3', 'dice 6 6');
  await context.addInitScript((text) => {
    if (!localStorage.getItem('parlour.damaged.shutbox')) localStorage.setItem('parlour.save.shutbox', text);
  }, damaged);
  await page.goto('/shutbox');
  const table = new Table(page);
  await page.locator('#notice', { hasText: 'could not be opened and was put aside. The saved game is damaged' }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('parlour.damaged.shutbox')), damaged);
  await table.use('roll');
  await table.is({ roll: false, notice: '' });
  assert.match(verify(await kept(page)), /^ok/);
  await page.reload();
  await table.is({ roll: false, notice: '' });
  await close();
});

test('every move is kept, and what is kept verifies', async () => {
  const { page, table, close } = await open();
  await table.is(FRESH);
  const { message } = await table.playOn();
  assert.match(message, /Game Over|Victory/);
  assert.match(verify(await kept(page)), /^ok [0-9a-f]{16}/);
  await close();
});

test('two games make statistics: figures, charts and games that anybody can check', async () => {
  const { page, table, close } = await open({
    save: saved({ setup: 'up=9', seed: 2 }), permissions: ['clipboard-read', 'clipboard-write'],
  });
  await table.roll([6, 3]);
  await table.put(9);
  await page.goto(linkTo(saved({ setup: 'up=4,5,6', seed: 7 })));
  await table.is({ score: 'Score: 15' });
  await table.roll([5]);
  await table.put(5);
  await table.use('roll');
  await table.playOn();
  const lost = Number((await table.read()).message.match(/\d+/));
  // Viewing the end again does not count it twice.
  await page.goto('/');
  await page.goto('/stats');
  await page.locator('.figure').first().waitFor();
  const figures = await page.locator('.figure').evaluateAll((all) => Object.fromEntries(
    all.map((figure) => [figure.querySelector('dt').textContent, figure.querySelector('dd').textContent]),
  ));
  assert.equal(figures.Games, '2');
  assert.equal(figures['Shut or won'], '1');
  assert.equal(figures['Longest streak'], '1');
  assert.equal(figures['Winning streak'], '0');
  assert.equal(figures['Scores, mean'], (lost / 2).toFixed(2));
  const scores = page.locator('#chart-score');
  await scores.locator('summary').click();
  assert.deepEqual(await scores.locator('tbody tr').allTextContents(), ['01', `${lost}1`]);
  const heights = await scores.locator('rect').evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))));
  assert.equal(heights.length, lost + 1, 'a place for every score in between');
  assert.deepEqual(heights.filter((height) => height > 0), [150, 150]);
  assert.match(await scores.locator('svg').getAttribute('aria-label'), new RegExp(`Scores: 2 counted, from 0 to ${lost}`));
  const dice = await page.locator('#chart-die tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.cells[1].textContent)));
  assert.ok(dice.reduce((all, times) => all + times, 0) >= 4);

  const recent = page.locator('#recent-shutbox li');
  assert.deepEqual(await recent.locator('.recent-score').allTextContents(), [String(lost), '0']);
  assert.match(await recent.first().textContent(), /Seed 7/);
  assert.match(await recent.last().textContent(), /Seed 2/);
  await recent.last().getByRole('button', { name: 'Copy link' }).click();
  await page.waitForFunction(() => document.getElementById('live').textContent.includes('clipboard'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(verify(saveIn(copied)), /^ok [0-9a-f]{16}/);
  await recent.last().getByRole('link', { name: 'Open' }).click();
  await table.is({ message: 'Victory! Perfect score!', score: 'Score: 0' });
  await page.goto('/stats');
  assert.equal(await page.locator('#stat-shutbox-games').textContent(), '2');
  await close();
});

test('before the first game the statistics say so', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/stats');
  const ours = page.locator('[aria-labelledby=stats-shutbox]');
  await ours.getByText('No game finished yet.').waitFor();
  await ours.getByRole('link', { name: 'Play' }).click();
  await new Table(page).is(FRESH);
  await close();
});
