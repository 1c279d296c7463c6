// The analysis of a game in the browser: its graph and turning points, the board for trying things out, a game that goes on
// from there. Knows the page only by its ids and texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { SHORT_WIN, linkToPosition } from './mill.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

/// People at both seats, at a position where White wins with the second turn.
async function open(options = {}) {
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto(linkToPosition(SHORT_WIN));
  await opened.page.locator('#point-a1').waitFor();
  return opened;
}

/// Begins the analysis and waits until everything was looked at.
async function analyse(page) {
  await page.keyboard.press('x');
  await page.locator('#study-graph').waitFor();
  await page.waitForFunction(() => document.getElementById('study-progress')?.textContent === '');
}

test('a game is analysed, its best line laid out, and a game goes on from there', async () => {
  const { page, close } = await open();
  await analyse(page);
  assert.match(await page.locator('#study-stands').textContent(), /wins in 2 turns/);
  const actions = page.locator('#study-actions tbody tr');
  assert.ok(await actions.count() > 10, 'everything that can be done');
  assert.match(await actions.first().textContent(), /wins in 2 turns/);
  const before = await page.locator('#panel-fen').textContent();
  await page.keyboard.press('l');
  await page.locator('#review-at', { hasText: 'Trying out' }).waitFor();
  await page.keyboard.press('.');
  await page.locator('#review-at', { hasText: '2 steps' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction((fen) => document.getElementById('panel-fen').textContent === fen, before);
  // What is worst is tried out; then it is known for what it is.
  await actions.last().locator('button').click();
  await page.locator('#study-verdict', { hasText: 'would have been better' }).waitFor();
  await page.locator('#cmd-play-on').click();
  await page.locator('#study').waitFor({ state: 'detached' });
  assert.equal(await page.locator('#history .step').count(), 1);
  await close();
});

test('turning points are listed, and lead there', async () => {
  const { page, close } = await open();
  await analyse(page);
  const worst = page.locator('#study-actions tbody tr').last().locator('button');
  const [from, to] = (await worst.getAttribute('data-choice')).split('-');
  await page.keyboard.press('Escape');
  await page.locator('#study').waitFor({ state: 'detached' });
  for (const point of [from, to]) await page.locator(`#point-${point}`).click();
  await analyse(page);
  const turning = page.locator('#study-turning button');
  assert.match(await turning.first().textContent(), /blunder/);
  await page.keyboard.press('Home');
  await turning.first().click();
  await page.locator('#study-turning button[aria-current]').waitFor();
  await page.locator('#cmd-better').click();
  await page.locator('#review-at', { hasText: 'Trying out' }).waitFor();
  assert.ok(await page.locator('.study-table tr').count() >= 3, 'the same as a table');
  await close();
});

test('on a phone the analysis is reached by touch', async () => {
  const { page, close } = await open({ viewport: PHONE, hasTouch: true });
  await page.locator('#cmd-analyse').tap();
  await page.locator('#study-graph').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  assert.ok(wide, 'nothing runs over the edge');
  await page.locator('#review-leave').tap();
  await page.locator('#study').waitFor({ state: 'detached' });
  await close();
});

test('an endgame to practise says what is to be done, and at once what gave it away', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/mill/puzzles');
  await page.locator('#today-win').click();
  await page.locator('#goal', { hasText: 'White to move wins' }).waitFor();
  await analyse(page);
  const worst = await page.locator('#study-actions tbody tr').last().locator('button').getAttribute('data-choice');
  await page.keyboard.press('Escape');
  await page.locator('#study').waitFor({ state: 'detached' });
  for (const point of worst.split('-')) await page.locator(`#point-${point}`).click();
  await page.locator('#judged', { hasText: 'Not so' }).waitFor();
  // What an analysis finds to be a blunder comes back among the own mistakes.
  await analyse(page);
  await page.goto('/mill/puzzles');
  await page.locator('.slips a').first().click();
  await page.locator('#goal', { hasText: 'find the better move' }).waitFor();
  await close();
});
