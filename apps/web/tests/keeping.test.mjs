// One game in two tabs, and games that replace others: nothing is lost, nothing asks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, siteForTests } from './harness.mjs';
import { Table, linkTo, saved, settle, sit, visit } from './table.mjs';

const site = siteForTests();

const open = (options) => sit(site.browser, site.address, options);
const kept = (page, game = 'shutbox') => page.evaluate((id) => localStorage.getItem(`parlour.save.${id}`), game);

/// The same game in another tab.
async function second(context, path = '/shutbox') {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('#score').waitFor();
  return new Table(page, 'click');
}

test('a stale tab shows what was played in the other, and writes nothing over it when it is left', async () => {
  const { context, page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  const other = await second(context);
  await other.put(7);
  await other.roll([5, 4]);
  await other.put(9);
  const newest = await kept(other.page);
  await other.page.close();
  await table.is({ score: 'Score: 29' });
  await page.locator('#notice', { hasText: 'continued elsewhere' }).waitFor();
  assert.match(await table.said(), /continued elsewhere/);
  await page.goto('/');
  assert.equal(await kept(page), newest);
  await page.goto('/shutbox');
  await table.is({ score: 'Score: 29' });
  await close();
});

test('a tab that was not told in time writes no older game over a newer one', async () => {
  const { context, page, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  // A sleeping tab hears of nothing.
  await page.evaluate(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  const stale = await kept(page);
  const other = await second(context);
  await other.put(7);
  const newest = await kept(other.page);
  assert.notEqual(newest, stale);
  await page.goto('/');
  assert.equal(await kept(page), newest);
  await close();
});

test('a new game, starting over and a link leave the running game on the shelf', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll', '7'] }) });
  await table.is({ score: 'Score: 38' });
  await table.use('reset');
  await table.is({ score: 'Score: 45' });
  await table.use('roll');
  await settle(page);
  await page.goto(linkTo(saved({ setup: 'up=1,2', seed: 1 })));
  await page.locator('#offer-replace').click();
  await table.is({ score: 'Score: 3' });
  await page.goto('/shelf');
  const rows = page.locator('.left-games li');
  assert.equal(await rows.count(), 2);
  assert.match(await rows.first().textContent(), /Score: 45/, 'newest first');
  assert.equal(await rows.last().locator('svg.miniature rect.up').count(), 8, 'a picture of the board');
  assert.deepEqual(await axe(page), []);

  await rows.last().locator('.remove').click();
  await page.locator('#live', { hasText: 'Removed' }).waitFor({ state: 'attached' });
  await rows.last().locator('.put-back').click();
  await rows.last().locator('.take-up').click();
  await table.is({ score: 'Score: 38' });
  await page.reload();
  await table.is({ score: 'Score: 38' });
  await page.goto('/shelf');
  assert.equal(await rows.count(), 2, 'the game that nobody had touched is not worth a place');
  await close();
});

test('a store that is full is told, and the running game stays', async () => {
  const { context, page, close } = await visit(site.browser, site.address);
  // With a database the shelf would have room.
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto(linkTo(saved({ seed: 4, actions: ['roll'] })));
  const table = new Table(page, 'click');
  await table.is({ roll: false });
  const before = await kept(page);
  await page.evaluate(() => {
    for (const size of [1_000_000, 100_000, 10_000, 1000, 100, 10, 1]) {
      for (let n = 0; ; n += 1) {
        try {
          localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.locator('#menu').click();
  await page.locator('#cmd-new').click();
  await page.locator('#new-start').click();
  await page.locator('#notice', { hasText: 'no room on the shelf' }).waitFor();
  await table.is({ roll: false });
  assert.equal(await kept(page), before);
  await close();
});
