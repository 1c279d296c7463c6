// Pages on techniques: a board to try one on, puzzles to practise it, and games that are made ahead.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';
import { Grid, sitAtGrid, solve } from './grid.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

const sit = async (path, options) => {
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto(path);
  return { ...opened, grid: new Grid(opened.page) };
};

/// Asks for the hint until it names its technique.
const technique = async (page) => {
  await page.keyboard.press('t');
  await page.locator('#hint-more', { hasText: 'Which technique?' }).click();
  await page.locator('#hint-text .hint-text', { hasText: 'The technique to look for: ' }).waitFor();
  return (await page.locator('#hint-text .hint-text').last().textContent()).match(/look for: (.*)\.$/)[1];
};

test('every technique has a page, level by level, with what can be tried and practised', async () => {
  const { page, close } = await sit('/help#sudoku');
  await page.locator('#techniques-sudoku').click();
  await page.locator('#x-wing').waitFor();
  assert.equal(new URL(page.url()).pathname, '/sudoku/techniques');
  assert.deepEqual(await page.locator('.techniques h2').allTextContents(), ['Easy', 'Medium', 'Hard', 'Unfair', 'Extreme']);
  const topics = await page.locator('.topic').evaluateAll((all) => all.map((topic) => ({
    name: topic.querySelector('h3').textContent,
    about: topic.querySelector('p').textContent,
    tries: topic.querySelectorAll('[id^=try-]').length,
    says: topic.textContent.includes('No board yet'),
  })));
  assert.ok(topics.length > 60, `${topics.length} topics`);
  for (const { name, about, tries, says } of topics) {
    assert.ok(about.length > 40, `${name}: ${about}`);
    assert.notEqual(tries === 1, says, name);
  }
  assert.equal(await page.locator('#try-x-wing').ariaSnapshot().then((told) => /Try it X-Wing/.test(told)), true);
  await close();
});

test('a board to try a technique on: candidates are marked, the hint is the technique, and doing it goes on', async () => {
  const { page, grid, close } = await sit('/sudoku/techniques');
  for (const [id, name] of [['x-wing', 'X-Wing'], ['xy-chain', 'XY-Chain']]) {
    await page.goto('/sudoku/techniques');
    await page.locator(`#try-${id}`).click();
    await page.locator('.grid .cell').first().waitFor();
    assert.equal(await technique(page), name);
    await page.locator('#hint-more').click();
    const before = (await grid.read()).corner;
    await page.locator('#hint-do').click();
    await page.locator('#hint-text').waitFor({ state: 'detached' });
    const count = (corner) => Object.values(corner).join('').length;
    assert.ok(count((await grid.read()).corner) < count(before), 'something is ruled out');
  }
  await close();
});

test('practising a technique: a puzzle that takes it, played to its end; then another', async () => {
  const { page, grid, close } = await sit('/sudoku/techniques');
  await page.locator('#practise-naked-pair').click();
  await page.getByText(/^Medium · rated \d\.\d$/).first().waitFor();
  const { digits, entries } = await grid.read();
  assert.deepEqual(entries, []);
  const solution = solve(digits);
  for (let cell = 0; cell < 81; cell += 1) {
    if (digits[cell] === '.') await grid.enter(Math.floor(cell / 9), cell % 9, solution[cell]);
  }
  await grid.is({ digits: solution, errors: [] });
  await page.locator('#summary[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#again').click();
  await page.locator('#again').waitFor({ state: 'detached' });
  await page.getByText(/^Medium · rated \d\.\d$/).first().waitFor();
  assert.notEqual((await grid.read()).digits, digits);
  await page.keyboard.press('n');
  await page.locator('#new-technique').waitFor();
  assert.equal(await page.locator('#new-technique').inputValue(), 'naked-pair', 'the form knows the wish');
  await close();
});

const stock = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('parlour.stock') ?? '{"made":[]}').made);

test('games are made ahead: a new one begins at once, and has the seed it says', async () => {
  const { page, grid, close } = await sitAtGrid(site.browser, site.address);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('parlour.stock') ?? '{"made":[]}').made.length >= 10, null, { timeout: patience(60_000) });
  const kept = await stock(page);
  const medium = kept.find((made) => made.wish.startsWith('level=medium'));
  const start = async (seed) => {
    await page.keyboard.press('n');
    await page.locator('#preset-medium').click();
    if (seed) await page.locator('#new-seed').fill(seed);
    await page.locator('#new-start').click();
    await page.locator('#new-game').waitFor({ state: 'hidden' });
  };
  await start();
  await grid.is({ digits: medium.setup });
  assert.match(await page.locator('#seed').textContent(), new RegExp(`Seed ${medium.seed}\\b`));
  await page.getByText(/^Medium · rated \d\.\d$/).first().waitFor();
  assert.equal((await stock(page)).length, kept.length - 1);
  // A seed that is named is made, whatever is in stock.
  await start(String(medium.seed));
  await grid.is({ digits: medium.setup });
  assert.equal((await stock(page)).length, kept.length - 1);
  await close();
});
