// Parlour as an app of the system: its manifest and icons, what other apps share with it, files it is started with.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import { axe, download, openPage, siteForTests } from './harness.mjs';
import { parlour, saved, visit } from './table.mjs';

const site = siteForTests();

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SETUP = 'tiles=12 dice=never';

const shared = (text) => `/open#t=${Buffer.from(text).toString('base64url')}`;

/// How the server answers somebody who goes there: a script that asks would get no page.
const status = (path) => new Promise((done, fail) => {
  get(new URL(path, site.address), (response) => done(response.resume().statusCode)).on('error', fail);
});

const manifest = async () => (await fetch(new URL('/manifest.webmanifest', site.address))).json();

test('every picture of the manifest and the page exists and has the size that it says', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/');
  const told = await manifest();
  const linked = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').evaluateAll((links) => (
    links.map((link) => ({ src: link.getAttribute('href'), sizes: link.getAttribute('sizes') ?? (link.rel === 'icon' ? 'any' : '180x180') }))
  ));
  const pictures = [...told.icons, ...told.screenshots, ...told.shortcuts.flatMap(({ icons }) => icons), ...linked];
  assert.ok(linked.length === 3 && told.screenshots.length > 1);
  for (const { src, sizes } of pictures) {
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') assert.equal(found, sizes, src);
  }
  const has = (size, purpose) => told.icons.some((icon) => icon.sizes === size && (icon.purpose ?? 'any') === purpose);
  assert.ok(has('192x192', 'any') && has('512x512', 'any') && has('192x192', 'maskable') && has('512x512', 'maskable'));
  await close();
});

test('the manifest leads to every game, and to the page that opens things', async () => {
  const told = await manifest();
  const games = parlour('games', '--json').trim().split('\n').map((line) => `/${JSON.parse(line).game}`);
  assert.deepEqual(told.shortcuts.map(({ url }) => url), games);
  for (const address of [told.start_url, told.share_target.action, ...told.file_handlers.map(({ action }) => action)]) {
    assert.equal(await status(address), 200, address);
  }
  assert.ok(told.file_handlers.some(({ accept }) => Object.values(accept).flat().includes('.parlour')));
});

test('a shared text opens its game, and the page that took it leaves no trace', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/');
  await page.goto(shared(`Try this!\n${SUDOKU}\n`));
  await page.waitForURL(/\/sudoku$/);
  await page.locator('.grid').waitFor();
  await page.goto(shared(saved({ setup: SETUP, seed: 5, actions: ['roll'] })));
  await page.waitForURL(/\/shutbox$/);
  await page.locator('#score').waitFor();
  assert.equal(await page.locator('.tile').count(), 12);
  await page.goto(shared(`See http://elsewhere.example/mill#s=${Buffer.from('lasker').toString('base64url')}`));
  await page.waitForURL(/\/mill$/);
  await page.locator('.points').waitFor();
  await close();
});

test('what no game reads is said, kept in the field, and can be mended there', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto(shared('hello'));
  await page.locator('#open-refused', { hasText: 'No game of Parlour can read this.' }).waitFor();
  assert.equal(await page.locator('#open-text').inputValue(), 'hello');
  assert.deepEqual(await axe(page), []);
  const cut = saved({ seed: 5, actions: ['roll'] }).slice(0, 200);
  await page.locator('#open-text').fill(cut);
  await page.locator('#open-do').click();
  await page.locator('#open-refused', { hasText: 'saved game' }).waitFor();
  await page.locator('#open-text').fill(SUDOKU);
  await page.locator('#open-do').click();
  await page.waitForURL(/\/sudoku$/);
  await page.goto('/open#t=*');
  await page.locator('#open-refused', { hasText: 'damaged' }).waitFor();
  await close();
});

test('a file that is chosen, or that the app was started with, opens its game', async () => {
  const { context, page, close } = await visit(site.browser, site.address);
  const save = saved({ setup: SETUP, seed: 5, actions: ['roll'] });
  await page.goto('/open');
  await page.locator('#open-file').setInputFiles({ name: 'game.save', mimeType: '', buffer: Buffer.from(save) });
  await page.waitForURL(/\/shutbox$/);
  await context.addInitScript((text) => {
    const file = { getFile: async () => new File([text], 'puzzle.sdk') };
    const launchQueue = { setConsumer: (take) => take({ files: [file] }) };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
  }, SUDOKU);
  await page.goto('/open');
  await page.waitForURL(/\/sudoku$/);
  await page.locator('.grid').waitFor();
  await close();
});

test('a whole shelf that was saved as a file is taken in', async () => {
  const one = await visit(site.browser, site.address);
  await one.page.goto(shared(saved({ setup: SETUP, seed: 5, actions: ['roll'] })));
  await one.page.waitForURL(/\/shutbox$/);
  await one.page.locator('#score').waitFor();
  await one.page.goto('/shelf');
  const { text } = await download(one.page, one.page.locator('#shelf-export'));
  await one.close();
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/open');
  await page.locator('#open-file').setInputFiles({ name: 'all.shelf', mimeType: '', buffer: Buffer.from(text) });
  await page.waitForURL(/\/shelf$/);
  await page.locator('#shelf-take').click();
  await page.locator('.shelf-told li').first().waitFor();
  await page.locator('#main', { hasText: 'Shut the Box' }).waitFor();
  await close();
});

test('another app shares through the service worker: a text, a link, a file', async () => {
  const visited = await openPage(site.browser, site.address, { reducedMotion: 'reduce' });
  const { context, page } = visited;
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const share = async (parts, game) => {
    // Shared as systems do it: by a form from nowhere.
    const other = await context.newPage();
    await other.evaluate(({ address, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: address, enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const input = Object.assign(document.createElement('input'), { name });
        if (name === 'file') {
          const list = new DataTransfer();
          list.items.add(new File([value], 'game.parlour'));
          Object.assign(input, { type: 'file', files: list.files });
        } else {
          input.value = value;
        }
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }, { address: new URL('/open', site.address).href, fields: parts });
    await other.waitForURL(new RegExp(`/${game}$`));
    await other.close();
  };
  await share({ title: 'A puzzle', text: SUDOKU, url: '' }, 'sudoku');
  await share({ title: '', text: '', url: 'https://elsewhere.example/hidato#p=none' }, 'hidato');
  await share({ title: 'Box', file: saved({ setup: SETUP, seed: 5, actions: ['roll'] }) }, 'shutbox');
  await visited.close();
});

test('a link to a game introduces it where sites preview links, in the language that is asked for', async () => {
  const page = (path, language) => new Promise((done, fail) => {
    get(new URL(path, site.address), { headers: { 'accept-language': language } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => { text += part; }).on('end', () => done(text));
    }).on('error', fail);
  });
  const german = await page('/mill', 'de-DE,de;q=0.9');
  assert.match(german, /<title>Mühle · Parlour<\/title>/);
  assert.match(german, new RegExp(`property="og:image" content="${site.address}icons/icon-512.png"`));
  assert.match(await page('/sudoku', 'en'), /property="og:title" content="Sudoku · Parlour"/);
  assert.match(await page('/settings', 'en'), /property="og:title" content="Parlour"/);
  const one = german.match(/<title>/g).length;
  assert.equal(one, 1);
});
