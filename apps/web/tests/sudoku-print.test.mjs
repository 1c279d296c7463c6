// Sudokus on paper: the one on the table, or new ones of a level, with their solutions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { MANY, PUZZLE, sitAtGrid, solve } from './grid.mjs';

const site = siteForTests();

/// A browser for tests has no printer: the sheets stay, to be looked at.
const sit = async (options) => {
  const opened = await sitAtGrid(site.browser, site.address, options);
  await opened.page.evaluate(() => { window.print = () => { window.prints = (window.prints ?? 0) + 1; }; });
  return opened;
};

const openDialog = async (page) => {
  await page.locator('#menu').click();
  await page.locator('#menu-share').click();
  await page.locator('#print-start').waitFor();
};

const print = async (page, times) => {
  await page.locator('#print-start').click();
  await page.waitForFunction((wanted) => window.prints === wanted, times);
  const sheets = await page.evaluate(() => {
    const digits = (svg) => [...svg.querySelectorAll('text:not(.left)')].map((text) => text.textContent).join('');
    return [...document.querySelectorAll('body > .paper section')].map((sheet) => ({
      captions: [...sheet.querySelectorAll('.puzzles figcaption')].map((caption) => caption.textContent),
      puzzles: [...sheet.querySelectorAll('.puzzles svg')].map(digits),
      solutions: [...sheet.querySelectorAll('.solutions svg, .upside-down svg')].map(digits),
    }));
  });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('main').isVisible(), false, 'the sheets alone are printed');
  assert.ok(await page.locator('body > .paper .sheet').first().isVisible());
  await page.emulateMedia({ media: 'screen' });
  assert.equal(await page.locator('body > .paper').isVisible(), false, 'and not seen');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  assert.equal(await page.locator('body > .paper').count(), 0);
  return sheets;
};

test('the puzzle on the table is printed with its solution', async () => {
  const { page, close } = await sit();
  await page.getByText(/^Easy · rated/).first().waitFor();
  await openDialog(page);
  const sheets = await print(page, 1);
  assert.deepEqual(sheets.map((sheet) => sheet.puzzles.length), [1, 0]);
  assert.equal(sheets[0].puzzles[0], PUZZLE.replaceAll('.', ''));
  assert.match(sheets[0].captions[0], /^1 · Easy · rated \d\.\d$/);
  assert.deepEqual(sheets[1].solutions, [solve(PUZZLE)]);
  await close();
});

test('new puzzles of a level, several on a sheet, solutions upside down', async () => {
  const { page, close } = await sit();
  await openDialog(page);
  await page.locator('#print-what').selectOption({ label: 'Medium' });
  await page.locator('#print-count').selectOption('6');
  await page.locator('#print-per-page').selectOption('4');
  await page.locator('#print-solutions').selectOption('upside-down');
  const sheets = await print(page, 1);
  assert.deepEqual(sheets.map((sheet) => [sheet.puzzles.length, sheet.solutions.length]), [[4, 4], [2, 2]]);
  const all = sheets.flatMap((sheet) => sheet.puzzles);
  assert.equal(new Set(all).size, 6, 'each is another');
  for (const caption of sheets.flatMap((sheet) => sheet.captions)) assert.match(caption, /^\d · Medium · rated \d\.\d$/);
  for (const solution of sheets.flatMap((sheet) => sheet.solutions)) assert.equal(solution.length, 81);
  await close();
});

test('a puzzle of many solutions is printed without one', async () => {
  const { page, close } = await sit({ setup: MANY });
  await page.locator('#verdict[open]').waitFor();
  await page.keyboard.press('Escape');
  await openDialog(page);
  const sheets = await print(page, 1);
  assert.deepEqual(sheets.map((sheet) => [sheet.captions, sheet.solutions]), [[['1'], []]]);
  await close();
});
