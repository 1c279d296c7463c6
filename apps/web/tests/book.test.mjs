// The book as the program serves it: whole on a phone and in the dark, with the keyboard, and beside an installed service worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, axe, openPage, siteForTests } from './harness.mjs';
import { visit as visitAs } from './table.mjs';

const site = siteForTests();
const LOOKS = [
  ['on a desk', { viewport: DESKTOP }],
  ['on a phone, in the dark', { viewport: PHONE, colorScheme: 'dark' }],
];

/// The addresses of all chapters.
const chapters = (page) => page.locator('#chapters a').evaluateAll((links) => links.map((link) => link.href));

for (const [name, options] of LOOKS) {
  test(`every page of the book is whole and accessible ${name}`, async () => {
    const visit = await openPage(site.browser, site.address, options);
    await visit.page.goto('/book');
    assert.equal(new URL(visit.page.url()).pathname, '/book/');
    const pages = await chapters(visit.page);
    assert.ok(pages.length > 12, `${pages.length} chapters`);
    for (const address of pages) {
      const response = await visit.page.goto(address);
      assert.equal(response.status(), 200, address);
      assert.deepEqual(await axe(visit.page), [], address);
      const { wide, blank } = await visit.page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        blank: [...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src),
      }));
      assert.ok(wide <= 0, `${address} is ${wide} pixels too wide`);
      assert.deepEqual(blank, [], address);
    }
    await visit.close();
  });
}

test('the book is read from end to end by keyboard, without scripts', async () => {
  const visit = await openPage(site.browser, site.address, { javaScriptEnabled: false });
  await visit.page.goto('/book/');
  await visit.page.keyboard.press('Tab');
  assert.equal(await visit.page.locator(':focus').textContent(), 'Skip to the text');
  const read = new Set();
  for (let next = visit.page.locator('a.next'); await next.count() > 0;) {
    assert.ok(!read.has(visit.page.url()), `${visit.page.url()} again`);
    read.add(visit.page.url());
    await next.focus();
    await Promise.all([visit.page.waitForURL((url) => !read.has(url.href)), visit.page.keyboard.press('Enter')]);
  }
  assert.equal(read.size + 1, await visit.page.locator('#chapters a').count());
  await visit.close();
});

test('the service worker of the games leaves the book alone', async () => {
  const visit = await openPage(site.browser, site.address);
  await visit.page.goto('/');
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.page.goto('/book/playing/mill.html');
  assert.equal(await visit.page.locator('h1').textContent(), 'Mill');
  await visit.close();
});

test('the book has the colours that were chosen in the settings, and is found from the menu and the help', async () => {
  const { page, close } = await visitAs(site.browser, site.address, { colorScheme: 'light' });
  await page.goto('/settings');
  await page.locator('#set-theme').selectOption('dark');
  await page.locator('#menu').click();
  await page.locator('#menu-book').click();
  await page.waitForURL(/\/book\/$/);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.evaluate(() => localStorage.setItem('parlour.settings', '{}'));
  await page.reload();
  assert.notEqual(await paper(), dark);
  await page.goto('/help');
  await page.locator('#to-book').click();
  await page.waitForURL(/\/book\/$/);
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'contrast');
  assert.deepEqual(await axe(page), []);
  await close();
});
