// Shut the Box in the browser, branch by branch: how it opens, rolls, selects, submits, ends and starts again.
// In the flat view; what the 3D scene adds has its own file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRESH, saved, sit, visit } from './table.mjs';
import { siteForTests } from './harness.mjs';

const site = siteForTests();

const open = (options) => sit(site.browser, site.address, options);
const isOpen = (page, id) => page.locator(`#${id}`).evaluate((dialog) => dialog.open);

test('a test driver finds the box at once, everybody else the splash first', async () => {
  const driven = await open();
  assert.equal(await isOpen(driven.page, 'splash'), false);
  await driven.table.is(FRESH);
  assert.equal(await driven.table.command('roll').textContent(), 'Roll DiceR');
  assert.equal(await driven.table.command('submit').textContent(), 'Submit Move');
  assert.equal(await driven.table.command('reset').textContent(), 'ResetX');
  await driven.close();

  const person = await visit(site.browser, site.address);
  await person.context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  await person.page.goto('/shutbox');
  await person.page.locator('#splash[open]').waitFor();
  await person.close();
});

test('the splash shows title, Play and Instructions; Play starts the game', async () => {
  const { page, table, close } = await open({ path: '/shutbox?splash=1', first: '#splash[open]' });
  assert.equal(await page.locator('#splash-title').textContent(), 'Shut the Box');
  assert.equal(await page.locator('.stage').count(), 0, 'the board is not live yet');
  await page.keyboard.press('r');
  const instructions = page.getByRole('dialog', { name: 'Instructions' });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => instructions.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const closing of closings) {
    await page.locator('#splash-instructions').click();
    await instructions.waitFor();
    assert.match(await instructions.textContent(), /select turns warm red/);
    await closing();
    await instructions.waitFor({ state: 'hidden' });
    assert.equal(await isOpen(page, 'splash'), true, 'the splash stays');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'splash-instructions');
  }
  await page.locator('#splash-play').click();
  await page.locator('#splash').waitFor({ state: 'hidden' });
  await table.is(FRESH);
  assert.equal(await page.locator('#todo').textContent(), 'Roll the dice.');
  await table.command('roll').click();
  await table.is({ roll: false });
  await close();
});

test('a roll shows two dice and their total, and cannot be repeated', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4 }) });
  await table.is(FRESH);
  await table.command('roll').click();
  await table.is({ ...FRESH, dice: 'Dice: 4 + 3 = 7', faces: [4, 3], roll: false, usable: FRESH.up });
  assert.equal(await table.said(), 'Dice: 4 + 3 = 7');
  assert.equal(await page.locator('#todo').textContent(), 'Select tiles that add up to 7.');
  const size = (id) => page.locator(id).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  assert.ok((await size('#dice')) > 1.5 * (await size('#todo')), 'the total is set large');
  await table.unmoved(() => page.keyboard.press('r'));
  await table.unmoved(() => table.command('roll').click({ force: true }));
  await close();
});

test('presses beside the tiles, before a roll and on fallen tiles do nothing', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll', '7'] }) });
  await table.is({ score: 'Score: 38', roll: true });
  await table.unmoved(() => table.press(3));
  await table.unmoved(() => page.keyboard.press('3'));
  await table.roll([5, 4]);
  await table.unmoved(() => table.press(7));
  await table.unmoved(() => page.keyboard.press('7'));
  const tiles = await page.locator('.tiles').boundingBox();
  await table.unmoved(() => page.mouse.click(tiles.x + 3, tiles.y + 3));
  await table.unmoved(() => page.locator('.floor').click());
  await table.unmoved(() => page.locator('#score').click());
  await close();
});

test('tiles are selected and deselected, and only the exact sum can be submitted', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  const colour = () => table.tile(1).locator('.front').evaluate((face) => getComputedStyle(face).backgroundColor);
  assert.equal(await colour(), 'rgb(255, 215, 0)');
  await table.press(1);
  await table.is({ selected: 'Selected: 1 = 1', picked: [1], submit: false });
  assert.equal(await colour(), 'rgb(255, 107, 107)');
  assert.equal(await table.tile(1).getAttribute('aria-label'), 'Tile 1, up, selected');
  await table.press(2);
  await table.is({ selected: 'Selected: 1 + 2 = 3', submit: false });
  await table.unmoved(() => table.command('submit').click({ force: true }));
  await page.locator('#score').click();
  await table.unmoved(() => page.keyboard.press('Enter'));
  await table.press(4);
  await table.is({ selected: 'Selected: 1 + 2 + 4 = 7', submit: true });
  await table.press(9);
  await table.is({ submit: false });
  await table.press(9);
  await table.is({ picked: [1, 2, 4], submit: true });
  await table.press(1);
  await table.is({ picked: [2, 4], submit: false });
  assert.equal(await colour(), 'rgb(255, 215, 0)');
  await page.keyboard.press('Escape');
  await table.is({ picked: [], selected: '', submit: false });
  await close();
});

test('the same tile twice is not two tiles', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 3, actions: ['roll'] }) });
  await table.is({ dice: 'Dice: 4 + 2 = 6' });
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await table.is({ picked: [], submit: false });
  await table.unmoved(() => page.keyboard.press('Enter'));
  await close();
});

test('a submitted move turns its tiles, clears the total and lets the next roll begin', async () => {
  const { table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  await table.put(1, 2, 4);
  await table.is({
    ...FRESH, score: 'Score: 38', up: [3, 5, 6, 7, 8, 9], roll: true, submit: false, faces: [0, 0],
  });
  assert.equal(await table.said(), 'Down: 1+2+4');
  assert.equal(await table.tile(1).getAttribute('aria-label'), 'Tile 1, down');
  await close();
});

test('with 7, 8 and 9 down there is one die', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 16, setup: 'up=1,2,3,5,6,7' }) });
  await table.is({ faces: [0, 0] });
  await table.roll([5, 2]);
  await table.put(7);
  await table.is({ faces: [0], score: 'Score: 17' });
  await table.roll([6]);
  await table.is({ dice: 'Die: 6', roll: false, usable: [1, 2, 3, 5, 6] });
  assert.equal(await page.locator('.die').count(), 1);
  await table.put(1, 5);
  await table.is({ faces: [0], dice: '' });
  await close();
});

test('the game is over at once when the dice cannot be answered', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 29, setup: 'up=9' }) });
  await table.command('roll').click();
  const over = {
    score: 'Score: 9', dice: 'Dice: 1 + 1 = 2', message: 'Game Over! Score: 9',
    roll: false, submit: false, reset: true, up: [9], picked: [], usable: [],
  };
  await table.is(over);
  assert.match(await table.said(), /Game Over! Score: 9/);
  await table.unmoved(() => table.press(9));
  await table.unmoved(() => page.keyboard.press('r'));
  await table.unmoved(() => page.keyboard.press('9'));
  await table.unmoved(() => page.keyboard.press('Enter'));
  await close();
});

test('the last tile down is a victory', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 2, setup: 'up=9' }) });
  await table.roll([6, 3]);
  await table.put(9);
  await table.is({
    score: 'Score: 0', message: 'Victory! Perfect score!', roll: false, submit: false, reset: true, up: [], usable: [],
  });
  assert.match(await table.said(), /Victory! Perfect score!/);
  await table.unmoved(() => page.keyboard.press('r'));
  await close();
});

test('reset leads back to the start from everywhere', async () => {
  const places = {
    'a turn begun': ['roll', '7'],
    'a roll to answer': ['roll', '7', 'roll'],
  };
  for (const [place, actions] of Object.entries(places)) {
    const { table, close } = await open({ save: saved({ seed: 4, actions }) });
    if (actions.length === 3) await table.pick(4, 5);
    await table.command('reset').click();
    await table.is(FRESH);
    assert.equal(await table.said(), 'Score: 45', place);
    await close();
  }
});

test('reset leads back to the start from both ends, and the next game is a whole one', async () => {
  // Eight throws with both dice, then one throw after the other with one: all tiles fall, or a throw fails.
  const dice = [[6, 3], [5, 3], [4, 3], [6], [5], [4], [3], [2]];
  const tiles = [9, 8, 7, 6, 5, 4, 3, 2];
  const { table, close } = await open({ save: saved({ own: true }) });
  for (const [last, message] of [[[1], 'Victory! Perfect score!'], [[6], 'Game Over! Score: 1']]) {
    for (const [i, tile] of tiles.entries()) {
      await table.throwOwn(...dice[i]);
      await table.put(tile);
    }
    await table.throwOwn(...last);
    if (last[0] === 1) await table.put(1);
    await table.is({ message, roll: false, submit: false, usable: [] });
    await table.command('reset').click();
    await table.is(FRESH);
  }
  await close();
});

test('dice tell nothing before they rest, and any input makes them rest', async () => {
  const skips = [
    (page) => page.keyboard.press('Space'),
    (page) => page.mouse.click(640, 780),
    (page) => page.locator('#tile-3').click({ force: true }),
  ];
  for (const skip of skips) {
    const { page, table, close } = await open({ save: saved({ seed: 29, setup: 'up=3,9' }), reducedMotion: 'no-preference' });
    await page.clock.install();
    await table.command('roll').click();
    assert.equal(await page.locator('.die.tumbling').count(), 2);
    const hidden = { score: 'Score: 12', dice: '', message: '', roll: false, submit: false, usable: [] };
    await table.is(hidden);
    await skip(page);
    await table.is({ dice: 'Dice: 1 + 1 = 2', message: 'Game Over! Score: 12', picked: [] });
    await page.clock.runFor(5_000);
    await table.is({ dice: 'Dice: 1 + 1 = 2', message: 'Game Over! Score: 12' });
    await close();
  }
});

test('a reset while the dice are in the air is not undone by them', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4 }), reducedMotion: 'no-preference' });
  await page.clock.install();
  await table.command('roll').click();
  await page.clock.runFor(300);
  assert.equal(await page.locator('.die.tumbling').count(), 2);
  await table.command('reset').click();
  await table.is(FRESH);
  await page.clock.runFor(5_000);
  await table.is(FRESH);
  assert.equal(await page.locator('.die.tumbling').count(), 0);
  await table.command('roll').click();
  await page.clock.runFor(2_000);
  await table.is({ dice: 'Dice: 5 + 4 = 9', faces: [5, 4] });
  await close();
});

test('tiles still turning when the game is reset end up standing', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }), reducedMotion: 'no-preference' });
  await table.pick(3, 4);
  await table.command('submit').click();
  await table.command('reset').click();
  await table.is(FRESH);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const turned = await page.locator('.plate').evaluateAll((plates) => plates.map((plate) => getComputedStyle(plate).transform));
  assert.deepEqual(new Set(turned), new Set(['none']));
  await table.is(FRESH);
  await close();
});
