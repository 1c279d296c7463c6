// Where the shelf's games are: in a database, moved there once from local storage, and written ahead so that nothing is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';
import { saved, sit, visit } from './table.mjs';

const site = siteForTests();
const GAME = saved({ seed: 4, actions: ['roll'] });
const OTHER = saved({ seed: 5, actions: ['roll'] });
const OVER = saved({ setup: 'up=9', seed: 7, actions: ['roll', '9'] });

/// A fresh profile in whose local storage an earlier version left these texts.
async function find(entries, before) {
  const opened = await visit(site.browser, site.address);
  if (before) await opened.context.addInitScript(before);
  await opened.context.addInitScript((texts) => {
    if (location.protocol === 'about:' || localStorage.getItem('seeded')) return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    localStorage.setItem('seeded', '1');
  }, entries);
  await opened.page.goto('/shelf');
  await opened.page.locator('#shelf-import').waitFor({ state: 'attached' });
  return opened;
}

const count = (page, text) => page.locator('#shelf-count', { hasText: text }).waitFor();
const localKeys = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^parlour\.(left|over|ahead)\./.test(key)));
const noneLeft = (page) => page.waitForFunction(() => !Object.keys(localStorage).some((key) => /^parlour\.(left|over|ahead)\./.test(key)));
/// What a method of a database's only store answers.
const ask = (page, name, store, method, ...given) => page.evaluate(([database, among, does, all]) => new Promise((done, fail) => {
  const opening = indexedDB.open(database, 1);
  opening.onerror = fail;
  opening.onsuccess = () => {
    const request = opening.result.transaction(among, 'readwrite').objectStore(among)[does](...all);
    request.onsuccess = () => { opening.result.close(); done(request.result); };
  };
}), [name, store, method, given]);
const inDatabase = (page) => ask(page, 'parlour', 'texts', 'getAllKeys');
const statistics = (save) => JSON.stringify({
  games: 1, won: 1, recent: [{ mark: '0 00 1', time: 1768300000000, setup: 'up=9', seed: '7', scores: [0], won: true, save }],
});

test('what earlier versions kept in local storage moves, and nothing is lost', async () => {
  const { page, close } = await find({
    'parlour.left.shutbox.a': GAME,
    'parlour.left.shutbox.b': 'not a save',
    'parlour.stats.shutbox': statistics(OVER),
  });
  await count(page, '3 games');
  await noneLeft(page);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('parlour.stats.shutbox')).recent[0].replay);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('parlour.stats.shutbox')).recent[0].save ?? ''), '');
  assert.equal((await inDatabase(page)).length, 3);
  await page.reload();
  await count(page, '3 games');
  await page.goto('/stats');
  await page.locator('#recent-shutbox a[href^="/shutbox#"]').click();
  await page.locator('#score').waitFor();
  await close();
});

test('a move that is interrupted goes on the next time', async () => {
  // The first visit's database takes nothing.
  const { page, close } = await find({ 'parlour.left.shutbox.a': GAME, 'parlour.left.shutbox.b': OTHER }, () => {
    if (location.protocol === 'about:' || localStorage.getItem('seeded')) return;
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await count(page, '2 games');
  assert.deepEqual((await localKeys(page)).sort(), ['parlour.left.shutbox.a', 'parlour.left.shutbox.b']);
  await page.reload();
  await count(page, '2 games');
  await noneLeft(page);
  assert.equal((await inDatabase(page)).length, 2);
  await page.reload();
  await count(page, '2 games');
  await close();
});

test('a text that was moved differs from one that is there: both stay', async () => {
  const { page, close } = await find({ 'parlour.left.shutbox.a': GAME });
  await count(page, 'One game');
  await noneLeft(page);
  await page.evaluate((text) => localStorage.setItem('parlour.left.shutbox.a', text), OTHER);
  await page.reload();
  await noneLeft(page);
  await page.reload();
  await count(page, '2 games');
  await close();
});

test('what a tab wrote before it was killed is there the next time', async () => {
  const { page, close } = await find({ 'parlour.ahead.parlour.left.shutbox.a': GAME });
  await count(page, 'One game');
  await noneLeft(page);
  assert.deepEqual(await inDatabase(page), ['parlour.left.shutbox.a']);
  await close();
});

test('a text written ahead that had arrived before the browser was killed is not taken for the newest', async () => {
  const [key, ahead] = ['parlour.left.shutbox.a', 'parlour.ahead.parlour.left.shutbox.a'];
  const { page, close } = await find({ [ahead]: GAME });
  await noneLeft(page);
  for (const deadline = Date.now() + patience(5_000); !(await ask(page, 'parlour-copies', 'copies', 'get', ahead));) assert.ok(Date.now() < deadline);
  // It was played on since, which local storage on disk knows nothing of.
  await ask(page, 'parlour', 'texts', 'put', OTHER, key);
  await page.evaluate(([name, text]) => {
    localStorage.setItem(name, text);
    localStorage.removeItem('parlour.count');
  }, [ahead, GAME]);
  await page.reload();
  await count(page, 'One game');
  await noneLeft(page);
  assert.equal(await ask(page, 'parlour', 'texts', 'get', key), OTHER);
  await close();
});

test('without a database local storage holds the shelf, and the page says so', async () => {
  const { page, close } = await find({ 'parlour.left.shutbox.a': GAME }, () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await count(page, 'One game');
  await page.locator('.shelf .quiet', { hasText: 'little room' }).waitFor();
  await page.locator('.left-games .remove').click();
  await page.locator('.left-games .put-back').click();
  await page.locator('.left-games .remove').waitFor();
  assert.deepEqual(await localKeys(page), ['parlour.left.shutbox.a']);
  await close();
});

test('a full database is told, and the game is still there to be saved as a file', async () => {
  const { page, close } = await sit(site.browser, site.address, { save: GAME });
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function put(key, text) {
      if (key.startsWith('parlour.ahead.')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.locator('#menu').click();
  await page.locator('#cmd-new').click();
  await page.locator('#new-start').click();
  await page.locator('#notice', { hasText: 'There is no room left in this browser.' }).waitFor();
  await close();
});

test('a game that goes to the shelf in one tab is there in the other', async () => {
  const { context, page, close } = await sit(site.browser, site.address, { save: GAME });
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('h1').waitFor();
  await page.locator('#menu').click();
  await page.locator('#cmd-new').click();
  await page.locator('#new-start').click();
  await noneLeft(page);
  await other.locator('#menu').click();
  await other.locator('#menu-shelf').click();
  await count(other, 'One game');
  await other.locator('.left-games .take-up').waitFor();
  await close();
});
