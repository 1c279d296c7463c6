// A new release reaches a visitor who has the old one in the service worker, and old files do not pile up.
// The site is served from memory here, so that it can change between two visits.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { openPage, startBrowser } from './harness.mjs';
import { patience } from './pace.mjs';

const DIST = join(import.meta.dirname, '../dist');
const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain',
};

const site = new Map();
let address;
let browser;

const server = createServer((request, response) => {
  const name = request.url.includes('.') ? request.url : '/index.html';
  const body = site.get(name);
  response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(name)] ?? 'text/plain', 'cache-control': 'no-cache' });
  response.end(body);
});

/// Changes the page and, as the bundle step would, the version in the service worker.
function release(number) {
  const edit = (name, from, to) => site.set(name, readFileSync(join(DIST, name), 'utf8').replace(from, to));
  edit('/index.html', '<html ', `<html data-release="${number}" `);
  edit('/sw.js', /[0-9a-f]{12}/, String(number).padStart(12, '0'));
}

/// Waits until this release's worker is in charge. Polled from here: a predicate in the page could not await.
async function installed(page, number) {
  const isDone = () => page.evaluate(async (version) => {
    const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    return names.some((name) => name.endsWith(version)) && active?.state === 'activated' && !installing && !waiting;
  }, String(number).padStart(12, '0'));
  const deadline = Date.now() + patience(30_000);
  while (!(await isDone())) {
    assert.ok(Date.now() < deadline, `release ${number} was not installed`);
    await page.waitForTimeout(50);
  }
}

before(async () => {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    site.set(file.slice(DIST.length).replaceAll('\\', '/'), readFileSync(file));
  }
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  server.close();
});

test('each new release replaces the page, and one old version at most is kept', async () => {
  const visit = await openPage(browser, address);
  release(1);
  await visit.page.goto('/');
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const number of [2, 3]) {
    release(number);
    // This visit is served from the old cache and finds the update.
    await visit.page.reload();
    await installed(visit.page, number);
    await visit.page.reload();
    assert.equal(await visit.page.locator('html').getAttribute('data-release'), String(number));
    assert.equal((await visit.page.evaluate(() => caches.keys())).length, 2);
  }
  await visit.close();
});

test('an update loses no game, and says once what is new to who was here before', async () => {
  const visit = await openPage(browser, address, { reducedMotion: 'reduce' });
  const { page } = visit;
  const news = page.locator('#news');
  release(4);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => /^\d+$/.test(localStorage.getItem('parlour.news')));
  assert.equal(await news.count(), 0, 'on a first visit nothing is news');
  await page.locator('#card-mill').click();
  await page.locator('.points').waitFor();
  await page.locator('[data-cell]').first().click();
  // The computer has answered.
  await page.locator('.stage', { hasText: 'Player 1 places, 8 in hand' }).waitFor();
  const stands = () => page.locator('.stage').innerText();
  const before = await stands();
  // As an earlier version left it.
  await page.evaluate(() => localStorage.setItem('parlour.news', '1'));
  release(5);
  await page.reload();
  await installed(page, 5);
  await page.reload();
  await page.locator('.points').waitFor();
  assert.equal(await page.locator('html').getAttribute('data-release'), '5');
  assert.equal(await stands(), before);
  await page.goto('/');
  await news.locator('h2', { hasText: 'New in Parlour' }).waitFor();
  const lines = await news.locator('li').allTextContents();
  assert.ok(lines.length > 0 && lines.every((line) => line.length > 20), lines.join('\n'));
  await page.locator('#news-close').click();
  await news.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('#round').waitFor();
  await page.waitForTimeout(1_000);
  assert.equal(await news.count(), 0, 'told once');
  await visit.close();
});
