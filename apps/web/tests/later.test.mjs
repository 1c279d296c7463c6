// What is fetched after the first board: the board says everything without it, nothing shows a bare key, and what was
// missing is there as soon as the rest has come. And while it comes, nothing moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

/// Boards and the page of all games: what a first visit sees.
const FIRST = ['/', '/shutbox#s=', '/sudoku#s=', '/hidato#s=', '/mill#s=', '/rogue#s=c2VlZD0x'];
const PAGES = [...FIRST, '/shelf', '/help', '/stats', '/settings', '/open', '/days', '/hidato/puzzles', '/sudoku/techniques', '/nowhere'];

/// The most that a page may shift by itself, as browsers measure it.
const SHIFT = 0.02;

const ready = async (page) => {
  await page.locator('#main').waitFor();
  await page.evaluate(() => document.fonts.ready);
};

for (const [name, locale] of [['English', 'en-GB'], ['German', 'de-DE']]) {
  test(`boards and the first page say all that they have to say before the other texts come, in ${name}`, async () => {
    const { context, page, troubles, close } = await visit(site.browser, site.address, { locale, serviceWorkers: 'block' });
    const text = async (path) => {
      await page.goto('about:blank');
      await page.goto(path);
      await ready(page);
      await page.locator('#splash-play').click({ timeout: patience(300) }).catch(() => {});
      // Its picture comes with its code, whatever the texts do.
      if (path === '/') await page.locator('#card-rogue .card-picture > *').waitFor();
      await page.waitForTimeout(patience(300));
      // Clocks go on, and puzzles are made ahead.
      return (await page.locator('body').innerText()).replace(/\d+:\d\d/g, '');
    };
    const cut = (route) => route.abort();
    for (const path of FIRST) {
      await context.clearCookies();
      await page.route(/texts-\w+-later/, cut);
      const without = await text(path);
      await page.unroute(/texts-\w+-later/, cut);
      assert.equal(without, await text(path), path);
      assert.doesNotMatch(without, /\b(ui|web|game|shutbox|sudoku|hidato|mill|rogue)\.[a-z]/, path);
    }
    assert.ok(troubles.every((trouble) => trouble.startsWith('console: ')));
    troubles.length = 0;
    await close();
  });
}

test('a page that was asked for before its texts waits for them', async () => {
  const { page, close } = await visit(site.browser, site.address, { serviceWorkers: 'block' });
  let letThrough;
  const held = new Promise((done) => { letThrough = done; });
  await page.route(/texts-en-later/, async (route) => {
    await held;
    await route.continue();
  });
  const gone = page.goto('/help');
  await page.waitForTimeout(1_500);
  assert.equal(await page.locator('h1').count(), 0, 'nothing yet, rather than bare keys');
  letThrough();
  await gone;
  await page.locator('p', { hasText: 'Turn down every tile' }).waitFor();
  await close();
});

test('where the code of a large game does not come, its board says so, and other boards and pages go on', async () => {
  const { page, troubles, close } = await visit(site.browser, site.address, { serviceWorkers: 'block' });
  let cut = true;
  await page.route(/split_far/, (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/');
  await page.locator('#card-rogue img[src*="emblems"]').waitFor();
  await page.goto('/hidato#s=');
  await page.locator('.board-place .cell').first().waitFor();
  await page.goto('/rogue#s=c2VlZD0x');
  await page.locator('h1', { hasText: 'Not here yet' }).waitFor();
  cut = false;
  await page.locator('button', { hasText: 'Try again' }).click();
  await page.locator('#map').waitFor();
  // Once it is here, moving to it loads nothing.
  await page.goto('/mill#s=');
  await page.locator('.points').waitFor();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /split_far/.test(name)));
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /wasm|txt/.test(name)).length);
  const before = await loaded();
  await page.locator('#home').click();
  await page.locator('#card-rogue').click();
  await page.locator('#map, #splash').first().waitFor();
  assert.equal(await loaded(), before);
  assert.ok(troubles.every((trouble) => trouble.startsWith('console: ')));
  troubles.length = 0;
  await close();
});

for (const [name, options] of [['a desk', { viewport: DESKTOP }], ['a phone', { viewport: PHONE, isMobile: true, hasTouch: true }]]) {
  test(`no page moves by itself on ${name}`, async () => {
    const { context, page, close } = await visit(site.browser, site.address, { ...options, serviceWorkers: 'block' });
    await context.addInitScript(() => {
      globalThis.shift = 0;
      globalThis.shifted = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.hadRecentInput) continue;
          globalThis.shift += entry.value;
          globalThis.shifted.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of PAGES) {
      await page.goto('about:blank');
      await page.goto(path);
      await ready(page);
      await page.waitForTimeout(700);
      const { shift, shifted } = await page.evaluate(() => ({ shift: globalThis.shift, shifted: globalThis.shifted }));
      assert.ok(shift <= SHIFT, `${path} shifts by ${shift}: ${shifted.join(', ')}`);
      if (process.env.SPEED_REPORT) console.log(`${path} on ${name} shifts by ${shift.toFixed(4)}`);
    }
    await close();
  });
}
