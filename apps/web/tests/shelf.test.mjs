// The shelf: games under way and finished, found, named, removed, saved as files and brought from them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PHONE, axe, download, siteForTests } from './harness.mjs';
import { saved, settle, sit, visit } from './table.mjs';

const site = siteForTests();
const saves = join(import.meta.dirname, '../../../data/saves');
const file = (name) => join(saves, `${name}.save`);
const FINISHED = ['hidato-v2-finished', 'mill-v1-finished', 'rogue-v2-finished', 'shutbox-v1-finished', 'sudoku-v1-finished'];

/// The shelf of a fresh profile, with these files brought.
async function shelf(files = [], options = {}) {
  const opened = await visit(site.browser, site.address, options);
  const { page } = opened;
  await page.goto('/shelf');
  await page.locator('#shelf-import').waitFor({ state: 'attached' });
  if (files.length > 0) {
    await page.locator('#shelf-import').setInputFiles(files);
    await page.locator('.shelf-told li').first().waitFor();
  }
  return { ...opened, rows: page.locator('.left-games li'), told: page.locator('.shelf-told') };
}

const card = (page, game) => page.locator('.left-games li', { has: page.locator(`a[href^="/${game}#"]`) });
const count = (page, text) => page.locator('#shelf-count', { hasText: text }).waitFor();

test('an empty shelf says what to do', async () => {
  const { page, close } = await shelf();
  await page.locator('.shelf-empty', { hasText: 'Begin a game' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await close();
});

test('finished games of every kind are listed, checked and reviewed along a line of steps', async () => {
  const { page, rows, close } = await shelf(FINISHED.map(file));
  await count(page, '5 games');
  assert.equal(await rows.locator('svg.miniature').count(), 5);
  assert.deepEqual(await axe(page), []);
  for (const name of FINISHED) {
    const game = name.split('-')[0];
    await card(page, game).locator('.left-more').click();
    await card(page, game).locator('.verify').click();
    await card(page, game).locator('.left-told', { hasText: 'all is right' }).waitFor();
    await card(page, game).locator('.take-up').click();
    const line = page.locator('#review-scrub');
    await line.waitFor();
    const all = Number(await line.getAttribute('max'));
    assert.ok(all > 5, `${game}: ${all} steps`);
    const at = page.locator('#review-at');
    assert.match(await at.textContent(), /^0 of /);
    await line.fill(String(all - 2));
    await page.locator('#review-at', { hasText: new RegExp(`^${all - 2} of ${all}`) }).waitFor();
    await page.locator('#review-on').click();
    await page.locator('#review-at', { hasText: new RegExp(`^${all - 1} of ${all}`) }).waitFor();
    assert.equal(await line.inputValue(), String(all - 1));
    await page.goto('/shelf');
    await count(page, '5 games');
  }
  await close();
});

test('a game that ends is on the shelf, and gone from there when its end is undone', async () => {
  const { page, table, close } = await sit(site.browser, site.address, {
    save: saved({ setup: 'up=9', seed: 7, actions: ['roll'] }),
  });
  await table.put(9);
  await settle(page);
  await page.goto('/shelf');
  await count(page, 'One game');
  await page.locator('.left-state.won').waitFor();
  await card(page, 'shutbox').locator('.take-up').click();
  await page.locator('#review-scrub').waitFor();
  await close();
});

test('games are found by words, kind and state', async () => {
  const { page, rows, close } = await shelf([...FINISHED, 'sudoku-v1-under-way', 'shutbox-v1-flipped.refused-checksum',
    'shutbox-v1-impossible.refused-illegal-entry'].map(file));
  await count(page, '7 games');
  await page.locator('#shelf-find').fill('sudoku');
  await count(page, '2 games');
  await page.locator('#shelf-state').selectOption('under-way');
  await count(page, 'One game');
  await page.locator('#shelf-find').fill('nothing like it');
  await page.locator('#shelf-all').click();
  await count(page, '7 games');
  await page.locator('#shelf-state').selectOption('apart');
  await count(page, 'One game');
  assert.match(await rows.textContent(), /cannot be opened. Entry 1/);
  assert.equal(await rows.locator('.take-up').count(), 0);
  await page.locator('#shelf-state').selectOption('all');
  await page.locator('#shelf-game').selectOption('mill');
  await count(page, 'One game');
  await close();
});

test('a name stays, and a removed game comes back', async () => {
  const { page, rows, close } = await shelf([file('sudoku-v1-under-way')]);
  await rows.locator('.left-more').click();
  await rows.locator('.left-rename input').fill('  On the train ');
  await rows.locator('.rename').click();
  await page.locator('#live', { hasText: 'Named: On the train' }).waitFor({ state: 'attached' });
  await page.reload();
  await rows.locator('strong', { hasText: /^On the train$/ }).waitFor();
  await page.locator('#shelf-find').fill('TRAIN');
  await count(page, 'One game');
  // It is still named when it has been played on.
  await rows.locator('.take-up').click();
  await page.locator('.cell:not(.given-clue)').first().click();
  await page.keyboard.press('1');
  await settle(page);
  await page.goto('/shelf');
  await rows.locator('strong', { hasText: /^On the train$/ }).waitFor();
  await rows.locator('.remove').click();
  await page.locator('#live', { hasText: 'Removed' }).waitFor({ state: 'attached' });
  await rows.locator('.put-back').click();
  await page.locator('#live', { hasText: 'back on the shelf' }).waitFor({ state: 'attached' });
  await page.reload();
  await count(page, 'One game');
  await rows.locator('.remove').click();
  await page.reload();
  await page.locator('.shelf-empty').waitFor();
  await close();
});

test('one file brings everything into a fresh profile, and nothing twice', async () => {
  const first = await shelf([...FINISHED, 'sudoku-v1-under-way', 'hidato-v2-under-way',
    'shutbox-v1-impossible.refused-illegal-entry'].map(file));
  await count(first.page, '8 games');
  await card(first.page, 'mill').locator('.left-more').click();
  await card(first.page, 'mill').locator('.left-rename input').fill('Against Anna');
  await card(first.page, 'mill').locator('.rename').click();
  await first.page.locator('strong', { hasText: 'Against Anna' }).waitFor();
  const { name, text } = await download(first.page, first.page.locator('#shelf-export'));
  assert.match(name, /^parlour-\d{4}-\d\d-\d\d\.shelf$/);
  await first.page.reload();
  await count(first.page, '8 games');
  const texts = await first.rows.allInnerTexts();
  await first.close();

  const all = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  const second = await shelf([all]);
  await second.told.locator('li', { hasText: '7 added.' }).waitFor();
  await count(second.page, '8 games');
  assert.deepEqual((await second.rows.allInnerTexts()).sort(), texts.sort());
  await second.page.locator('#shelf-import').setInputFiles([all]);
  await second.told.locator('li', { hasText: 'were here already' }).waitFor();
  await count(second.page, '8 games');
  await second.close();

  const lines = text.split('\n');
  lines[3] = lines[3].replace('a', 'b');
  const third = await shelf([{ ...all, buffer: Buffer.from(lines.join('\n')) }]);
  await third.told.locator('li', { hasText: 'damaged in places' }).waitFor();
  await count(third.page, '7 games');
  await third.page.locator('#shelf-import').setInputFiles([{ ...all, buffer: Buffer.from('nonsense\n') }]);
  await third.told.locator('li', { hasText: 'neither a saved game nor a shelf' }).waitFor();
  await third.close();
});

test('a game goes out as a file, and a dropped one comes in', async () => {
  const { page, rows, close } = await shelf([file('mill-v1-finished')]);
  await rows.locator('.left-more').click();
  const { name, text } = await download(page, rows.locator('.keep'));
  assert.match(name, /^mill-.*\.save$/);
  await rows.locator('.remove').click();
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.save'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
  }, text);
  await page.locator('.shelf-told li', { hasText: 'One added.' }).waitFor();
  await close();
});

test('a newer version’s game lies apart, and leaves as it came', async () => {
  const newer = readFileSync(file('shutbox-v1-tomorrow.refused-newer-format'), 'utf8');
  const { page, context, close, rows } = await shelf();
  await context.addInitScript((text) => {
    if (!localStorage.getItem('once')) localStorage.setItem('parlour.left.shutbox.tomorrow', text);
    localStorage.setItem('once', '1');
  }, newer);
  await page.reload();
  await rows.filter({ hasText: 'Only a newer Parlour can open this game.' }).waitFor();
  assert.equal(await rows.locator('.take-up').count(), 0);
  await rows.locator('.left-more').click();
  assert.equal((await download(page, rows.locator('.keep'))).text, newer);
  await close();
});

test('the shelf fits a phone, in the dark and in German', async () => {
  const { page, close } = await shelf(FINISHED.map(file), { viewport: PHONE, colorScheme: 'dark', locale: 'de-DE' });
  await count(page, '5 Spiele');
  await page.locator('.left-more').first().click();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(await axe(page), []);
  await close();
});
