// The site itself: it loads, is accessible, has strict headers and works offline.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { after, before, test } from 'node:test';
import { PHONE, axe, goOffline, openPage, startBrowser, startServer } from './harness.mjs';

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  assert.equal(await server?.stop(), 0, 'Ctrl-C ends the server cleanly');
});

/// The raw response, before any browser or fetch decompresses it.
const ask = (path, headers = {}) => new Promise((resolve, reject) => {
  get(new URL(path, server.address), { headers }, (response) => {
    response.resume().on('end', () => resolve(response));
  }).on('error', reject);
});

test('the page loads with its fonts and has no accessibility violations', async () => {
  for (const options of [{}, { viewport: PHONE }, { colorScheme: 'dark' }]) {
    const visit = await openPage(browser, server.address, options);
    await visit.page.goto('/');
    await visit.page.locator('h1').waitFor();
    // Faces of the system, which take the place of ours until they are here, are on some machines and not on others.
    const { faces, files } = await visit.page.evaluate(async () => {
      await document.fonts.ready;
      const ours = [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'));
      const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return { faces: ours.map(({ family }) => family), files: fetched.map(({ name }) => name.split('/').at(-1).split('-')[0]) };
    });
    assert.deepEqual(faces.sort(), ['Fraunces', 'Inter'], 'one file of each face: those the size check counts');
    assert.deepEqual(files.sort(), ['fraunces', 'inter'], 'and no other file');
    assert.deepEqual(await axe(visit.page), []);
    await visit.close();
  }
});

test('the second visit works with the network cut, also under an inner address', async () => {
  const visit = await openPage(browser, server.address);
  await visit.page.goto('/');
  await visit.page.locator('h1').waitFor();
  await goOffline(visit);
  for (const path of ['/', '/shutbox']) {
    await visit.page.goto(path);
    await visit.page.locator('h1').waitFor();
  }
  await visit.close();
});

test('the policy forbids inline scripts and everything from elsewhere', async () => {
  const { headers } = await ask('/');
  const policy = headers['content-security-policy'];
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
});

test('files are compressed, hashed ones are kept for ever, unknown ones are not found', async () => {
  const visit = await openPage(browser, server.address);
  await visit.page.goto('/');
  const script = await visit.page.locator('script[src]').getAttribute('src');
  await visit.close();
  for (const [accepted, encoding] of [['gzip', 'gzip'], ['gzip, deflate, br, zstd', 'br']]) {
    const { headers, statusCode } = await ask(script, { 'accept-encoding': accepted });
    assert.equal(statusCode, 200);
    assert.equal(headers['content-encoding'], encoding);
    assert.match(headers['cache-control'], /immutable/);
  }
  assert.equal((await ask(script)).headers['content-encoding'], undefined);
  for (const path of ['/assets/unknown.js', '/unknown.png']) assert.equal((await ask(path)).statusCode, 404, path);
});
