// Generated Hidato boards and the player's own: pasted, or drawn cell by cell with holes. Flaws are
// explained, with two solutions to compare if there are two.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { MANY, NONE, SQUARE, TWICE, sitAtBoard } from './hidato.mjs';

const site = siteForTests();
const open = (options) => sitAtBoard(site.browser, site.address, options);

test('a board is made as wished: relation, shape, rows and columns; the same seed makes the same board', async () => {
  const { page, board, close } = await open();
  const wish = async (fields) => {
    await page.keyboard.press('n');
    for (const [id, value] of Object.entries(fields)) await page.locator(`#new-${id}`).selectOption(value);
    await page.locator('#new-seed').fill('7');
    await page.locator('#new-start').click();
    await page.locator('#new-game').waitFor({ state: 'hidden' });
    return (await board.read()).numbers;
  };
  const fields = { relation: 'hex', shape: 'hexagon', rows: '7', cols: '7' };
  const first = await wish(fields);
  await page.locator('.woven.hexagons').waitFor();
  assert.equal(first.split(' ').filter((sign) => sign !== '#').length, 37);
  const other = await wish({ relation: 'ortho', shape: 'rect', rows: '4', cols: '6' });
  await page.locator('.woven.squares').waitFor();
  assert.equal(other.split(' ').length, 24);
  assert.equal(await wish(fields), first);
  await close();
});

const paste = async (page, text) => {
  if (!(await page.locator('#own-text').isVisible())) await page.keyboard.press('n');
  await page.locator('#own-text').fill(text);
  await page.locator('#own-check').click();
};

test('a pasted board is checked: flawed, without a solution, with many, or played', async () => {
  const { page, board, close } = await open();
  for (const [text, code, sentence] of [
    [TWICE, 'flawed', /1 is given more than once/],
    [NONE, 'none', /./],
    [MANY, 'many', /./],
  ]) {
    await paste(page, text);
    await page.locator(`#verdict-text[data-code=${code}]`).waitFor();
    assert.match(await page.locator('#verdict-text').textContent(), sentence);
    if (code !== 'many') await page.locator('#verdict-close').click();
  }
  const examples = await page.locator('.still').evaluateAll((boards) => boards.map((one) => ({
    numbers: [...one.querySelectorAll('.cell')].map((cell) => Number(cell.textContent)),
    ringed: [...one.querySelectorAll('.cell')].flatMap((cell, i) => (cell.classList.contains('hinted') ? [i] : [])),
    ribbon: one.querySelectorAll('.ribbon-bands path').length > 0,
  })));
  assert.equal(examples.length, 2);
  const [one, two] = examples;
  for (const { numbers, ringed, ribbon } of examples) {
    assert.deepEqual([...numbers].sort((a, b) => a - b), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.deepEqual(ringed, one.numbers.flatMap((number, cell) => (number === two.numbers[cell] ? [] : [cell])));
    assert.ok(ribbon);
  }
  await page.locator('#verdict-anyway').click();
  await board.is({ numbers: '1 . . . . . . . .' });
  await paste(page, SQUARE);
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  await board.is({ given: [0, 3, 6, 9, 10, 15, 18, 20, 24] });
  await close();
});

test('a board is drawn by keys: numbers, holes, size, neighbours; then played', async () => {
  const { page, board, close } = await open();
  await page.keyboard.press('n');
  await page.locator('#own-board').click();
  await page.locator('.woven.drawn').waitFor();
  assert.equal(await page.locator('#cmd-use').isDisabled(), true);
  // 3 by 3 with a hole in the middle, orthogonal neighbours only: one way round.
  for (const id of ['narrower', 'narrower', 'shorter', 'shorter']) await board.use(id);
  for (const key of ['1', 'ArrowRight', '2', 'ArrowDown', 'x', 'ArrowLeft', '7', '8']) await page.keyboard.press(key);
  await board.is({ numbers: '1 2 . 8 # . . . .' });
  await board.use('relation');
  await page.reload();
  await page.locator('.woven.drawn').waitFor();
  await board.is({ numbers: '1 2 . 8 # . . . .' }, 'a drawing is kept');
  await board.use('use');
  await page.waitForFunction(() => !document.querySelector('.woven.drawn'));
  await board.is({ numbers: '1 2 . 8 # . . . .', given: [0, 1, 3], next: 'Next 3', open: [2] });
  assert.equal(await board.cell(4).getAttribute('tabindex'), null, 'a hole takes no focus');
  for (const cell of [2, 5, 8, 7, 6]) await board.touch(cell);
  await board.is({ message: 'Solved! The path is complete.' });
  await close();
});

test('a board is drawn by touch: keys of the pad, a cell held becomes a hole', async () => {
  const { page, board, close } = await open({ viewport: PHONE, isMobile: true, hasTouch: true, path: '/hidato' });
  await page.locator('#menu').tap();
  await page.locator('#cmd-new').tap();
  await page.locator('#own-board').tap();
  await page.locator('.woven.drawn').waitFor();
  await board.touch(7);
  await page.locator('#pad-1').tap();
  await page.locator('#pad-0').tap();
  await board.hold(12);
  await board.is({ numbers: `. . . . . . . 10 . . . . #${' .'.repeat(12)}` });
  await board.hold(12);
  await board.is({ numbers: `. . . . . . . 10 . . .${' .'.repeat(14)}` });
  await close();
});
