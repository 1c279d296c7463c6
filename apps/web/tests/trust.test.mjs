// What comes by links can be played and nothing more, and whatever is not stored says so.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { axe, download, siteForTests } from './harness.mjs';
import { Table, linkTo, saved, settle, visit } from './table.mjs';

const site = siteForTests();
const saves = join(import.meta.dirname, '../../../data/saves');

/// Storage that takes nothing: full, or blocked altogether, until the page heals it.
const broken = (how) => {
  if (location.protocol === 'about:') return;
  const kept = Storage.prototype.setItem;
  globalThis.__refuses = sessionStorage.getItem('healed') === null;
  Storage.prototype.setItem = function setItem(key, text) {
    if (globalThis.__refuses && this === localStorage && key.startsWith('parlour.save.')) {
      throw new DOMException(how, 'QuotaExceededError');
    }
    kept.call(this, key, text);
  };
};

/// A move in every game, by keys.
const MOVES = {
  shutbox: ['r'],
  sudoku: ['5', 'ArrowDown', '7', 'ArrowRight', '3', 'ArrowDown', '9'],
  hidato: ['ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter'],
  mill: ['Enter', 'ArrowRight', 'Enter'],
  rogue: ['s', 's', '.'],
};

test('a game that is not stored says so until it is', async () => {
  for (const [game, keys] of Object.entries(MOVES)) {
    const { context, page, close } = await visit(site.browser, site.address);
    await context.addInitScript(broken, 'full');
    await page.goto(`/${game}`);
    await page.locator('.board-place').waitFor();
    await page.locator('#splash-play').click({ timeout: 500 }).catch(() => {});
    const warning = page.locator('#unstored');
    for (let round = 0; round < 4 && !(await warning.isVisible()); round += 1) {
      for (const key of keys) await page.keyboard.press(key);
      await settle(page);
    }
    await warning.waitFor();
    assert.match(await warning.textContent(), /^Not saved/);
    assert.deepEqual(await axe(page), []);
    // It is there on the way through the site, and the browser asks before the tab is left.
    await page.locator('#home').click();
    await page.goBack();
    await warning.waitFor();
    const asked = new Promise((told) => {
      page.once('dialog', (dialog) => dialog.dismiss().then(() => told(dialog.type())));
    });
    // A page that was never clicked may not ask.
    await page.locator('h1, .board-place').first().click({ position: { x: 1, y: 1 } });
    page.reload().catch(() => {});
    assert.equal(await asked, 'beforeunload');
    await page.evaluate(() => { globalThis.__refuses = false; sessionStorage.setItem('healed', 'yes'); });
    // It tries again by itself.
    await warning.waitFor({ state: 'hidden' });
    assert.ok(await page.evaluate((id) => localStorage.getItem(`parlour.save.${id}`), game));
    await close();
  }
});

test('a shelf that comes by a link is shown first, and stored only if one says so', async () => {
  const { page, close } = await visit(site.browser, site.address);
  // Saved by the page itself, since it knows how.
  await page.goto('/shelf');
  const files = ['sudoku-v1-finished', 'mill-v1-finished', 'hidato-v2-finished'].map((name) => join(saves, `${name}.save`));
  await page.locator('#shelf-import').setInputFiles(files);
  await page.locator('.shelf-told li').first().waitFor();
  const { text: shelf } = await download(page, page.locator('#shelf-export'));
  await close();

  const fresh = await visit(site.browser, site.address);
  const link = `/open#t=${Buffer.from(shelf).toString('base64url')}`;
  await fresh.page.goto(link);
  const offer = fresh.page.locator('#shelf-offer');
  await offer.waitFor();
  assert.match(await offer.textContent(), /Sudoku: one game.*Hidato: one game/s);
  assert.deepEqual(await axe(fresh.page), []);
  assert.equal(await fresh.page.locator('.left-games li').count(), 0, 'nothing is stored yet');
  await fresh.page.locator('#shelf-decline').click();
  await offer.waitFor({ state: 'detached' });
  await fresh.page.reload();
  assert.equal(await fresh.page.locator('.left-games li').count(), 0);

  await fresh.page.goto(link);
  await fresh.page.locator('#shelf-take').click();
  await fresh.page.locator('.shelf-told', { hasText: '3 added' }).waitFor();
  await fresh.page.locator('#shelf-count', { hasText: '3 games' }).waitFor();
  const rows = fresh.page.locator('.left-games li:not(.gone)');
  assert.equal(await rows.count(), 3);
  const all = fresh.page.locator('#shelf-remove-all');
  await all.click();
  await fresh.page.locator('.shelf-told', { hasText: '3 games removed' }).waitFor();
  assert.equal(await rows.count(), 0);
  await all.click();
  await fresh.page.locator('.shelf-told', { hasText: '3 games are back' }).waitFor();
  await fresh.page.reload();
  await fresh.page.locator('#shelf-count', { hasText: '3 games' }).waitFor();
  await fresh.close();
});

test('a short link to a long game is refused at once', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/sudoku');
  await page.locator('.board-place').waitFor();
  for (const name of ['four-million.refused-too-long', 'no-check-words.refused-diverged', 'thousands-a-step.refused-too-long',
    'after-the-calendar.refused-too-late', 'path-for-a-name.refused-malformed']) {
    const link = Buffer.from(readFileSync(join(saves, `sudoku-v1-${name}.save`))).toString('base64url');
    const frozen = await page.evaluate(async (data) => {
      const begun = performance.now();
      location.hash = `r=${data}`;
      await new Promise((done) => { setTimeout(done, 50); });
      return performance.now() - begun - 50;
    }, link);
    const notice = page.locator('#notice', { hasText: /longer than a game|differs from|year 9999|does not have the structure/ });
    await notice.waitFor();
    // Half a minute is what it took before; no limit that a slow machine could miss.
    assert.ok(frozen < 5_000, `${name}: ${frozen} ms`);
    await page.evaluate(() => { location.hash = ''; });
  }
  await close();
});

test('a long game from a link opens a little at a time, and can be stopped', async () => {
  const actions = Array.from({ length: 2_500 }, (_, number) => (number % 2 ? 'reset' : 'roll'));
  const long = saved({ seed: 3, actions: [...actions, 'roll'] });
  const { page, close } = await visit(site.browser, site.address);
  await page.goto(linkTo(saved({ seed: 4, actions: ['roll', '7'] })));
  const table = new Table(page, 'click');
  await table.is({ score: 'Score: 38' });
  // Slow enough to be seen.
  await page.evaluate(() => { globalThis.__slow = globalThis.setTimeout; globalThis.setTimeout = (does, ms = 0) => globalThis.__slow(does, ms + 150); });
  await page.evaluate((link) => { location.hash = link.split('#')[1]; }, linkTo(long));
  await page.locator('#opening', { hasText: '%' }).waitFor();
  await page.locator('#opening-stop').click();
  await page.locator('#opening').waitFor({ state: 'detached' });
  await table.is({ score: 'Score: 38' });
  await page.evaluate(() => { globalThis.setTimeout = globalThis.__slow; });
  await page.evaluate((link) => { location.hash = link.split('#')[1]; }, linkTo(long));
  await page.locator('#offer-replace').click();
  await table.is({ score: 'Score: 45', roll: false });
  await close();
});
