// The settings page: each setting is applied at once and kept, keys of every game, defaults with undo, settings as one text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, axe, siteForTests } from './harness.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

const open = async (options) => {
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto('/settings');
  await opened.page.locator('#set-theme').waitFor();
  return opened;
};
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('parlour.settings')));
const theme = (page) => page.evaluate(() => document.documentElement.dataset.theme ?? '');

test('contrast is a switch of its own, on light and dark, and high contrast of earlier versions is found', async () => {
  const { page, close } = await open({ settings: { theme: 'contrast' } });
  assert.equal(await theme(page), 'contrast');
  assert.equal(await page.locator('#set-contrast').inputValue(), 'more');
  assert.equal(await page.locator('#set-theme').inputValue(), 'dark');
  await page.locator('#set-theme').selectOption('light');
  assert.equal(await theme(page), 'contrast-light');
  assert.deepEqual(await axe(page), []);
  await page.locator('#set-contrast').selectOption('usual');
  assert.equal(await theme(page), 'light');
  await page.reload();
  await page.locator('#set-theme').waitFor();
  assert.equal(await theme(page), 'light');
  await close();
});

test('what a game lets be set is set here too, for games under way as well', async () => {
  const { page, close } = await open();
  await page.goto('/sudoku');
  await page.locator('.grid .cell').first().waitFor();
  assert.equal(await page.locator('.cell.near').count() > 0, true);
  await page.goto('/settings');
  await page.locator('#set-sudoku-peers').uncheck();
  await page.locator('#set-hidato-highlight').selectOption('high');
  await page.goto('/sudoku');
  await page.locator('.grid .cell').first().waitFor();
  assert.equal(await page.locator('.cell.near').count(), 0);
  await page.goto('/settings');
  assert.equal(await page.locator('#set-sudoku-peers').isChecked(), false);
  assert.equal(await page.locator('#set-hidato-highlight').inputValue(), 'high');
  await close();
});

test('keys of Sudoku and Mill can be chosen; buttons and the list of keys show them', async () => {
  const { page, close } = await open();
  const choose = async (game, command, key) => {
    await page.goto('/settings');
    await page.locator(`#keys-${game} summary`).click();
    await page.locator(`#bind-${game}-${command}`).click();
    await page.keyboard.press(key);
  };
  await choose('sudoku', 'hint', 'h');
  await page.locator('#keys-told-sudoku', { hasText: 'h cannot be chosen' }).waitFor();
  await choose('sudoku', 'hint', 'm');
  await page.locator('#keys-told-sudoku', { hasText: 'Fill in candidates had it, and now has t instead' }).waitFor();
  await choose('mill', 'undo', 'k');
  await page.locator('#bind-mill-undo kbd', { hasText: 'k' }).waitFor();
  await page.goto('/sudoku');
  await page.locator('.grid .cell').first().waitFor();
  await page.keyboard.press('m');
  await page.locator('#hint-text').waitFor();
  assert.equal(await page.locator('#cmd-hint').getAttribute('aria-keyshortcuts'), 'm');
  await page.keyboard.press('?');
  assert.match(await page.locator('#keys').textContent(), /MHint/);
  await page.keyboard.press('Escape');
  await page.goto('/mill');
  await page.locator('#point-a1').click();
  await page.locator('#cmd-undo:enabled').waitFor();
  assert.equal(await page.locator('#cmd-undo').getAttribute('aria-keyshortcuts'), 'k');
  await page.keyboard.press('k');
  await page.locator('#cmd-redo:enabled').waitFor();
  await close();
});

test('defaults are restored at once, and that can be undone', async () => {
  const { page, close } = await open({ settings: { theme: 'dark', sound: false, judge: true } });
  await page.locator('#settings-restore').click();
  assert.equal(await theme(page), '');
  assert.equal(await page.locator('#set-judge').isChecked(), false);
  await page.locator('#settings-undo').click();
  assert.equal(await theme(page), 'dark');
  assert.equal(await page.locator('#set-judge').isChecked(), true);
  assert.equal((await kept(page)).theme, 'dark');
  await close();
});

test('settings are one text, to be brought from elsewhere; what is none is refused', async () => {
  const { page, close } = await open();
  const text = page.locator('#settings-text');
  await page.locator('#set-pace').selectOption('slow');
  assert.equal(JSON.parse(await text.inputValue()).pace, 'slow');
  await text.fill('{"games":3}');
  await page.locator('#settings-bring').click();
  await page.locator('#settings-told', { hasText: 'no settings' }).waitFor();
  await text.fill('{"theme":"dark","pace":"fast","tomorrow":[1],"games":{"mill":{"settings":{"targets":"off"}}}}');
  await page.locator('#settings-bring').click();
  await page.locator('#settings-told', { hasText: 'yours now' }).waitFor();
  assert.equal(await theme(page), 'dark');
  await page.reload();
  await page.locator('#set-pace').waitFor();
  assert.equal(await page.locator('#set-pace').inputValue(), 'fast');
  assert.equal(await page.locator('#set-mill-targets').isChecked(), false);
  await text.fill('{"theme": "contrast", "motion": "none"}');
  await page.locator('#settings-bring').click();
  await page.locator('#settings-told', { hasText: 'yours now' }).waitFor();
  assert.equal(await theme(page), 'contrast', 'as earlier versions and the terminal write it');
  await close();
});

test('the page is accessible with all keys shown, and never wider than a phone', async () => {
  const { page, close } = await open();
  for (const summary of await page.locator('.game-keys summary').all()) await summary.click();
  assert.deepEqual(await axe(page), []);
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(excess, 0, `${width} pixels`);
  }
  await close();
});
