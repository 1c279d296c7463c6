// Variants on the page: made by wish, drawn and spoken, checked by their own rules, played to the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { sitAtGrid } from './grid.mjs';

const site = siteForTests();

const open = (options) => sitAtGrid(site.browser, site.address, options);

/// Regions that are none of the boxes, and a grid that fills them and both diagonals.
const LETTERS = 'aaabcccccaadbbbbbcaadbeeeccaddbefecfadgbeffffddgheffifddgheeiiiggghhhiiiggghhhhii';
const SOLUTION = '762384195941527863385971426598163274123496587674832951437258619819645732256719348';

test('a jigsaw is drawn with its borders, names the rule that is broken, and is solved', async () => {
  const setup = `jigsaw=${LETTERS} x ${SOLUTION.slice(0, 79)}..`;
  const { page, grid, close } = await open({ setup });
  const label = (cell) => page.locator(`.cell[data-cell="${cell}"]`).getAttribute('aria-label');
  const thick = await page.locator('.grid .cell.thick-right').evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.cell)));
  const ends = [...LETTERS].flatMap((letter, cell) => (cell % 9 < 8 && letter !== LETTERS[cell + 1] ? [cell] : []));
  assert.deepEqual(thick, ends);
  assert.equal(await page.locator('.cell.falling').count(), 9);
  assert.equal(await page.locator('.cell.rising').count(), 9);
  assert.match(await label(80), /empty, region \d, on a diagonal$/);
  await page.getByText('Jigsaw: the regions with thick borders take the place of the boxes.').first().waitFor();
  const wrong = SOLUTION[79];
  await grid.enter(8, 8, wrong);
  await page.getByText(new RegExp(`^${wrong} stands again`)).first().waitFor();
  await grid.enter(8, 8, SOLUTION[80]);
  await grid.enter(8, 7, SOLUTION[79]);
  await page.locator('#summary[open]').waitFor();
  await page.getByText('Every rule is kept and every cell is filled.').first().waitFor();
  await close();
});

test('a variant is wished for in the form, and its windows are shaded', async () => {
  const { page, grid, close } = await open({});
  await page.keyboard.press('n');
  await page.locator('#new-start').waitFor();
  await page.locator('#preset-easy').click();
  await page.locator('#new-variant').selectOption('windoku');
  await page.locator('#new-seed').fill('4');
  await page.locator('#new-start').click();
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  assert.equal(await page.locator('.cell.shaded').count(), 36);
  const { digits } = await grid.read();
  assert.equal([...digits].filter((sign) => sign !== '.').length, 36);
  await page.getByText('Windoku: the four shaded windows hold each digit once.').first().waitFor();
  await close();
});
