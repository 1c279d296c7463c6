// A tour of every screen at one size, in every theme: titled, accessible, clean, never wider than the window.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, siteForTests } from './harness.mjs';
import { SCREENS, THEMES, show } from './screens.mjs';
import { settle, visit } from './table.mjs';

/// The narrowest window the page must fit into.
const NARROW = { width: 320, height: 640 };
/// The rules a theme can break: it changes colours, lines and their widths, but no elements.
const BY_THEME = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/// axe's violations in every theme; all rules run in the first. Themes are switched as the settings switch
/// them; reloading every screen for each would take long.
async function violations(page) {
  const found = [];
  for (const [i, theme] of THEMES.entries()) {
    await page.evaluate((word) => { document.documentElement.dataset.theme = word; }, theme);
    found.push(...(await axe(page, i === 0 ? undefined : BY_THEME)).map((line) => `${theme}: ${line}`));
  }
  return found;
}

/// How much wider the page is than a narrow window, and an open dialog than its frame.
async function excess(page) {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  await settle(page);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialog = document.querySelector('dialog[open]');
    return [scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0];
  });
  await page.setViewportSize(before);
  return wide;
}

/// The buttons at the end of a game that are out of view or covered, without scrolling.
const hiddenEnds = (page) => page.evaluate(() => {
  if (document.querySelector('dialog[open]')) return [];
  return [...document.querySelectorAll('.ending.over button')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map((button) => button.id);
});

/// How many pixels of the board the sheet with a hint covers.
const covered = (page) => page.evaluate(async () => {
  if (!document.querySelector('#hint-text') || !document.querySelector('.side.open')) return 0;
  await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
  const board = document.querySelector('.board-place').getBoundingClientRect();
  const sheet = document.querySelector('.side.open').getBoundingClientRect();
  return Math.max(0, Math.round(board.bottom - sheet.top));
});

/// Tests all screens at one size.
export function testScreens(size) {
  const site = siteForTests();
  for (const view of ['flat', '3d']) {
    test(`every screen, ${view}, at ${size.viewport.width} pixels: titled, accessible in any theme, never too wide`, async () => {
      const { page, close } = await visit(site.browser, site.address, { ...size, settings: { view } });
      for (const screen of SCREENS.filter(({ settings }) => (settings?.view ?? 'flat') === view)) {
        await show(page, screen);
        assert.equal(await page.title(), screen.title, screen.name);
        assert.deepEqual(await violations(page), [], screen.name);
        assert.deepEqual(await hiddenEnds(page), [], `${screen.name}: what to do next is in sight`);
        if (size.isMobile) assert.equal(await covered(page), 0, `${screen.name}: the sheet covers the board`);
        if (size.isMobile) assert.deepEqual(await excess(page), [0, 0], `${screen.name} has to be scrolled sideways`);
      }
      await close();
    });
  }
}

/// Every screen in German on a phone: never too wide, and what to do next in sight. Colours and roles are those of English.
export function testGerman(size) {
  const site = siteForTests();
  test(`every screen in German at ${size.viewport.width} pixels: never too wide`, async () => {
    const { page, close } = await visit(site.browser, site.address, { ...size, settings: { language: 'de' } });
    for (const screen of SCREENS.filter(({ settings, readsEnglish }) => !settings?.view && !readsEnglish)) {
      await show(page, screen);
      assert.deepEqual(await hiddenEnds(page), [], `${screen.name}: what to do next is in sight`);
      assert.equal(await covered(page), 0, `${screen.name}: the sheet covers the board`);
      assert.deepEqual(await excess(page), [0, 0], `${screen.name} has to be scrolled sideways`);
    }
    await close();
  });
}
