// Languages other than English: spoken from the first paint where the browser prefers them, chosen in the settings at once,
// there with the network cut, and never wider than a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { sit, visit } from './table.mjs';
import { testGerman } from './tour.mjs';

const site = siteForTests();

const German = { locale: 'de-AT', serviceWorkers: 'block' };

/// Notes every heading the page ever shows.
const noteHeadings = (context) => context.addInitScript(() => {
  globalThis.headings = new Set();
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1, #cmd-roll')) globalThis.headings.add(heading.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
});

test('a German browser shows German from the first paint on', async () => {
  const { context, page, close } = await visit(site.browser, site.address, German);
  await noteHeadings(context);
  await page.goto('/shutbox#s=');
  await page.locator('#cmd-roll', { hasText: 'Würfeln' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.deepEqual(await page.evaluate(() => [...globalThis.headings].filter((text) => /Roll/.test(text))), []);
  await page.goto('/mill');
  await page.waitForFunction(() => document.title === 'Mühle · Parlour');
  await close();
});

test('an English browser fetches no texts of other languages', async () => {
  const { context, page, close } = await visit(site.browser, site.address, { locale: 'en-GB', serviceWorkers: 'block' });
  const fetched = [];
  context.on('request', (request) => fetched.push(request.url()));
  await page.goto('/help');
  await page.locator('h1', { hasText: 'Help' }).waitFor();
  assert.deepEqual(fetched.filter((url) => /texts-(?!en-later)/.test(url)), []);
  assert.equal(fetched.filter((url) => url.includes('texts-en-later')).length, 1);
  await close();
});

test('the settings change the language at once, and it is kept', async () => {
  const { page, close } = await visit(site.browser, site.address, { locale: 'en-GB', serviceWorkers: 'block' });
  await page.goto('/settings');
  const language = page.locator('#set-language');
  assert.equal(await language.inputValue(), '');
  await language.selectOption('de');
  await page.locator('h1', { hasText: 'Einstellungen' }).waitFor();
  await page.waitForFunction(() => document.documentElement.lang === 'de' && document.title === 'Einstellungen · Parlour');
  await page.reload();
  await page.locator('h1', { hasText: 'Einstellungen' }).waitFor();
  await page.locator('#set-language').selectOption('');
  await page.locator('h1', { hasText: 'Settings' }).waitFor();
  await close();
});

test('texts that do not come leave the page in English, with everything on it', async () => {
  const { page, troubles, close } = await visit(site.browser, site.address, German);
  await page.route(/texts-de-first/, (route) => route.abort());
  await page.goto('/');
  await page.locator('#main', { hasText: 'Good games at a warm table' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  assert.ok(troubles.every((trouble) => trouble.startsWith('console: ')));
  troubles.length = 0;
  await close();
});

test('German is there with the network cut', async () => {
  const { context, page, close } = await visit(site.browser, site.address, { locale: 'de', offline: true });
  await page.goto('/');
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  await page.goto('/settings');
  await page.locator('h1', { hasText: 'Einstellungen' }).waitFor();
  await close();
});

test('numbers have a decimal comma', async () => {
  const { page, close } = await sit(site.browser, site.address, German);
  await page.keyboard.press('h');
  await page.locator('#hint-text').waitFor();
  assert.match(await page.locator('#hint-text').textContent(), /im Mittel \d+,\d\d Punkte/);
  await close();
});

testGerman({ viewport: PHONE, isMobile: true, hasTouch: true });
