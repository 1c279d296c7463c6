// Puzzles made by wish and seed, and puzzles of one's own: pasted, typed on the board, or from a link, with what is to be known of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { CONTRADICTORY, Grid, MANY, NONE, PUZZLE, linkToSetup, sitAtGrid, solve } from './grid.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

const open = (options) => sitAtGrid(site.browser, site.address, options);

async function start(page, fill) {
  await page.keyboard.press('n');
  await page.locator('#new-start').waitFor();
  await fill();
  await page.locator('#new-start').click();
  await page.locator('#new-game').waitFor({ state: 'hidden' });
}

const wish = (page, preset, seed) => start(page, async () => {
  await page.locator(`#preset-${preset}`).click();
  await page.locator('#new-seed').fill(seed);
});

test('the same seed makes the same puzzle, another wish another one', async () => {
  const { page, grid, close } = await open();
  await wish(page, 'classic', '7');
  const { digits } = await grid.read();
  const clues = [...digits].flatMap((sign, cell) => (sign === '.' ? [] : [cell]));
  assert.equal(clues.length, 30);
  assert.deepEqual(clues.map((cell) => 80 - cell).reverse(), clues, 'a half turn changes nothing');
  assert.match(await page.locator('#seed').textContent(), /Seed 7/);
  await wish(page, 'gentle', '7');
  assert.equal([...(await grid.read()).digits].filter((sign) => sign !== '.').length, 38);
  // The wish is remembered; a game in between does not matter.
  await start(page, () => page.locator('#new-seed').fill('8'));
  assert.equal([...(await grid.read()).digits].filter((sign) => sign !== '.').length, 38);
  await wish(page, 'classic', '7');
  await grid.is({ digits });
  await page.keyboard.press('n');
  await page.locator('#new-seed').fill('no number');
  await page.locator('#new-start').click();
  await page.locator('#new-flaws', { hasText: 'is not a seed' }).waitFor();
  await close();
});

test('after the end another puzzle like it is made', async () => {
  const solution = solve(PUZZLE);
  const { page, grid, close } = await open({ setup: `${solution.slice(0, 80)}.` });
  await grid.enter(8, 8, solution[80]);
  await page.locator('#summary[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#again').click();
  await page.locator('#again').waitFor({ state: 'detached' });
  const { digits, entries } = await grid.read();
  assert.deepEqual([[...digits].filter((sign) => sign !== '.').length, entries], [30, []]);
  await close();
});

const paste = async (page, text) => {
  if (!(await page.locator('#own-text').isVisible())) await page.keyboard.press('n');
  await page.locator('#own-text').fill(text);
  await page.locator('#own-check').click();
};

test('a pasted puzzle is read in any form, checked, and played', async () => {
  const { page, grid, close } = await open({ setup: MANY, path: '/sudoku' });
  const lines = PUZZLE.match(/.{9}/g).map((line) => line.replaceAll('.', '0').replace(/(...)(...)(...)/, '$1|$2|$3'));
  await paste(page, `${lines.slice(0, 3).join('\n')}\n---+---+---\n${lines.slice(3).join('\n')}\n`);
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  await grid.is({ digits: PUZZLE, entries: [] });
  await paste(page, 'hello');
  await page.locator('#new-flaws', { hasText: /“h” .*is neither a digit nor an empty cell/ }).waitFor();
  await paste(page, PUZZLE.slice(1));
  await page.locator('#new-flaws', { hasText: 'Only 80 of 81 cells are there.' }).waitFor();
  await close();
});

const VERDICTS = [
  [CONTRADICTORY, 'flawed', /^Contradictory givens: r1c1, r1c2\./],
  [NONE, 'none', /^No solution:/],
  [MANY, 'many', /^Many solutions:/],
];

test('three different answers to puzzles that cannot be played well', async () => {
  const { page, grid, close } = await open();
  for (const [puzzle, code, sentence] of VERDICTS) {
    await paste(page, puzzle);
    const text = page.locator('#verdict-text');
    await text.waitFor();
    assert.equal(await text.getAttribute('data-code'), code);
    assert.match(await text.textContent(), sentence);
    if (code !== 'many') await page.locator('#verdict-close').click();
  }
  const examples = await page.locator('.still').evaluateAll((boards) => boards.map((board) => ({
    digits: [...board.querySelectorAll('.cell')].map((cell) => cell.textContent).join(''),
    ringed: [...board.querySelectorAll('.cell')].flatMap((cell, i) => (cell.classList.contains('hinted') ? [i] : [])),
  })));
  const [first, second] = examples;
  assert.equal(examples.length, 2);
  assert.notEqual(first.digits, second.digits);
  for (const { digits, ringed } of examples) {
    assert.equal(solve(digits), digits, 'a whole grid that breaks no rule');
    assert.ok([...MANY].every((sign, cell) => sign === '.' || sign === digits[cell]));
    assert.deepEqual(ringed, [...digits].flatMap((digit, cell) => (digit === second.digits[cell] && digit === first.digits[cell] ? [] : [cell])));
  }
  await grid.is({ digits: PUZZLE });
  await page.locator('#verdict-anyway').click();
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  await grid.is({ digits: MANY, entries: [] });
  await close();
});

test('a puzzle typed on the board is examined, then its digits are givens', async () => {
  const { page, grid, close } = await open();
  await page.keyboard.press('n');
  await page.locator('#own-board').click();
  await grid.is({ digits: '.'.repeat(81) });
  assert.equal(await page.locator('#cmd-use').isDisabled(), true);
  await grid.enter(0, 0, '5', '5');
  await grid.is({ errors: [0, 1] });
  await grid.use('use');
  await page.locator('#verdict-text[data-code=flawed]').waitFor();
  await page.locator('#verdict-close').click();
  await page.keyboard.press('Backspace');
  await grid.use('use');
  await page.locator('#verdict-text[data-code=many]').waitFor();
  await page.keyboard.press('Escape');
  await grid.is({ entries: [0] });
  const clues = [...PUZZLE].flatMap((sign, cell) => (sign === '.' ? [] : [[cell, sign]]));
  for (const [cell, sign] of clues) {
    await grid.at(cell).click();
    await page.keyboard.press(sign);
  }
  await grid.use('use');
  await page.waitForFunction(() => document.querySelectorAll('.given-clue').length > 0);
  await grid.is({ digits: PUZZLE, entries: [] });
  assert.equal(await page.locator('#cmd-use').count(), 0);
  await close();
});

test('links: contradictory ones are refused, doubtful ones are told, good ones open', async () => {
  for (const [puzzle, code, sentence] of VERDICTS) {
    const { page, close } = await visit(site.browser, site.address);
    await page.goto(linkToSetup(puzzle));
    if (code === 'flawed') {
      await page.locator('#notice', { hasText: 'The link could not be opened. Contradictory givens: r1c1, r1c2.' }).waitFor();
      assert.equal(await page.locator('.given-clue').count() > 20, true, 'another puzzle stands ready');
    } else {
      await page.locator(`#verdict-text[data-code=${code}]`).waitFor();
      assert.match(await page.locator('#verdict-text').textContent(), sentence);
      await page.keyboard.press('Escape');
      await new Grid(page).is({ digits: puzzle });
    }
    await close();
  }
  const { page, grid, close } = await open();
  await grid.is({ digits: PUZZLE });
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await close();
});
