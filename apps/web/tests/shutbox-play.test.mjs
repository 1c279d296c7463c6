// Whole games of Shut the Box in the browser: by mouse, keyboard and touch, offline, alone and with others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, goOffline, siteForTests } from './harness.mjs';
import { FRESH, LOST, SHUT, Table, diceText, saved, sit, sum, visit } from './table.mjs';

const site = siteForTests();

const open = (options) => sit(site.browser, site.address, options);

/// Opens the dialog for a new game, lets `fill` change it, and starts.
async function start({ page }, fill) {
  await page.locator('#menu').click();
  await page.locator('#cmd-new').click();
  await page.locator('#new-game[open]').waitFor();
  await fill(page);
  await page.locator('#new-start').click();
  await page.locator('#new-game').waitFor({ state: 'hidden' });
}

test('by mouse: a box shut, then a game lost, with sound on', async () => {
  const game = await open({ settings: { sound: true } });
  const { page, table, close } = game;
  await start(game, () => page.locator('#new-seed').fill(String(SHUT.seed)));
  await table.play(SHUT.turns);
  await table.is({ score: 'Score: 0', message: SHUT.end });
  await page.locator('#again').click();
  await table.is(FRESH);
  assert.equal(await page.locator('#again').count(), 0);
  await start(game, () => page.locator('#new-seed').fill(String(LOST.seed)));
  await table.play(LOST.turns);
  await table.is({ score: 'Score: 8', message: LOST.end, up: [1, 3, 4] });
  await page.locator('#review').click();
  await page.locator('#history li').first().waitFor();
  assert.deepEqual(await page.locator('#history li').allTextContents(), LOST.turns.flatMap(([dice, tiles]) => [
    `roll ${dice.length}`, `dice ${dice[0]} ${dice[1] ?? 0}`, ...(tiles ? [tiles.join('+')] : []),
  ]));
  assert.equal(await page.locator('#seed').textContent(), `Seed ${LOST.seed}`);
  await close();
});

/// Presses Tab until `wanted` has the focus; returns what was passed on the way. Every element must show its
/// focus.
async function tabTo(page, wanted) {
  const passed = [];
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    const { name, ring, seen } = await page.evaluate(() => {
      const element = document.activeElement;
      const style = getComputedStyle(element);
      const { width, height, top, left } = element.getBoundingClientRect();
      return {
        name: element.id || element.className || element.tagName,
        ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
        seen: width > 0 && height > 0 && top >= 0 && left >= 0 && top < innerHeight && left < innerWidth,
      };
    });
    // After the last element comes the browser itself, then the first again.
    if (name === 'BODY') continue;
    assert.ok(ring && seen, `the focus on ${name} can be seen`);
    passed.push(name);
    if (name === wanted) return passed;
  }
  return assert.fail(`${wanted} was not reached: ${passed}`);
}

test('by keys alone, from the front page to a shut box', async () => {
  const { page, close } = await visit(site.browser, site.address);
  const table = new Table(page);
  const { keyboard } = page;
  await page.goto('/');
  await page.locator('h1').waitFor();
  assert.deepEqual(await tabTo(page, 'card-shutbox'), ['skip', 'home', 'menu', 'card-shutbox']);
  await keyboard.press('Enter');
  await page.locator('#score').waitFor();
  await page.waitForFunction(() => document.activeElement.tagName === 'H1');
  // On from the heading. Undo, redo and submit are disabled and skipped; the row of tiles is one stop.
  assert.deepEqual(await tabTo(page, 'cmd-reset'), ['cmd-hint', 'menu', 'tile-1', 'cmd-roll', 'cmd-reset']);
  await keyboard.press('n');
  await page.locator('#new-game[open]').waitFor();
  await tabTo(page, 'new-seed');
  await keyboard.type(String(SHUT.seed));
  await keyboard.press('Enter');
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  for (const [i, [dice, tiles]] of SHUT.turns.entries()) {
    await keyboard.press('r');
    await table.is({ dice: diceText(dice) });
    if (i === 0) {
      // Along the row by arrows, picked by the space bar.
      await tabTo(page, 'tile-1');
      for (let step = 1; step < tiles[0]; step += 1) await keyboard.press('ArrowRight');
      await keyboard.press('Space');
    } else {
      for (const tile of tiles) await keyboard.press(String(tile));
    }
    await table.is({ picked: tiles, submit: true });
    await keyboard.press('Enter');
  }
  await table.is({ message: SHUT.end });
  await tabTo(page, 'again');
  await keyboard.press('Enter');
  await table.is(FRESH);
  await close();
});

test('Enter submits whatever button the mouse has used before', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4 }) });
  await table.use('reset');
  await table.use('hint');
  await page.keyboard.press('r');
  await table.is({ dice: 'Dice: 4 + 3 = 7' });
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await table.is({ score: 'Score: 38' });
  await close();
});

test('a long box has keys for every tile', async () => {
  const { page, table, close } = await open({ save: saved({ setup: 'tiles=12 dice=never', own: true }) });
  const keys = '1234567890-='.split('');
  await table.throwOwn(6, 6);
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key);
    await table.is({ picked: [i + 1] });
    await page.keyboard.press(key);
  }
  await page.keyboard.press('=');
  await page.keyboard.press('Enter');
  await table.is({ score: 'Score: 66' });
  await close();
});

test('by touch on a phone, everything within reach', async () => {
  const { page, table, close } = await open({ save: saved({ seed: LOST.seed }), viewport: PHONE, hasTouch: true, isMobile: true });
  const covered = await page.evaluate(() => {
    const isOnTop = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(hit) || hit === element;
    };
    const parts = [...document.querySelectorAll('.tile, .command, .bar-commands > button, #sheet')];
    const small = parts.filter((part) => Math.min(part.offsetWidth, part.offsetHeight) < 44);
    return [...parts.filter((part) => !isOnTop(part)), ...small].map((part) => part.id);
  });
  assert.deepEqual(covered, [], 'nothing covers a button, and all are large enough');
  await table.play(LOST.turns);
  await table.is({ message: LOST.end });
  await page.locator('#sheet').tap();
  await page.locator('#history summary').tap();
  await page.locator('#seed').waitFor();
  await page.locator('#sheet').tap();
  await page.locator('#seed').waitFor({ state: 'hidden' });
  await close();
});

test('with the network cut: a game begun, left, found again and finished', async () => {
  const game = await visit(site.browser, site.address, { offline: true });
  const { page, close } = game;
  const table = new Table(page);
  await page.goto('/');
  await page.locator('h1').waitFor();
  await goOffline(game);
  await page.goto('/shutbox');
  await table.is(FRESH);
  await start(game, () => page.locator('#new-seed').fill(String(SHUT.seed)));
  await table.play(SHUT.turns.slice(0, 3));
  await table.roll(SHUT.turns[3][0]);
  const { picked, ...left } = await table.read();
  assert.deepEqual(picked, []);
  await page.reload();
  await table.is(left);
  await page.goto('/');
  assert.match(await page.locator('#card-shutbox').textContent(), /Score: 26.*Continue/);
  await page.locator('#card-shutbox').click();
  await table.is(left);
  await table.use('hint');
  await page.locator('#hint-text').waitFor();
  await table.put(...SHUT.turns[3][1]);
  await table.play(SHUT.turns.slice(4));
  await table.is({ message: SHUT.end });
  await page.reload();
  await table.is(FRESH);
  await close();
});

test('a move can be taken back until the next roll, and done again', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4 }) });
  const can = async () => ({ undo: await table.command('undo').isEnabled(), redo: await table.command('redo').isEnabled() });
  assert.deepEqual(await can(), { undo: false, redo: false });
  await table.roll([4, 3]);
  assert.deepEqual(await can(), { undo: false, redo: false });
  const rolled = await table.read();
  await table.put(1, 2, 4);
  const down = await table.read();
  await table.use('undo');
  await table.is(rolled);
  assert.deepEqual(await can(), { undo: false, redo: true });
  await table.use('redo');
  await table.is(down);
  await page.keyboard.press('Control+z');
  await table.is(rolled);
  await page.keyboard.press('Control+y');
  await table.is(down);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await table.is(down);
  await table.use('undo');
  await table.put(7);
  await table.is({ score: 'Score: 38', up: [1, 2, 3, 4, 5, 6, 8, 9] });
  await table.roll([5, 4]);
  assert.deepEqual(await can(), { undo: false, redo: false });
  await close();
});

test('against the computer, to the end', async () => {
  const game = await open({ settings: { pace: 'fast' } });
  const { page, table, close } = game;
  await start(game, async () => {
    await page.locator('#new-players').selectOption('2');
    await page.locator('#new-rounds').selectOption('2');
    await page.locator('#new-kind-0').selectOption('');
    await page.locator('#new-kind-1').selectOption('highest');
    await page.locator('#new-seed').fill('11');
  });
  const seats = page.locator('.seat');
  assert.deepEqual(await seats.locator('.seat-name').allTextContents(), ['Player 1', 'Computer (Highest first)']);
  const { message } = await table.playOn();
  const totals = (await seats.locator('.seat-total').allTextContents()).map(Number);
  const parts = (await seats.locator('.seat-parts').allTextContents()).map((text) => text.split(' + ').map(Number));
  assert.deepEqual(parts.map((scores) => scores.length), [2, 2]);
  assert.deepEqual(parts.map(sum), totals);
  const least = Math.min(...totals);
  const winner = ['Player 1', 'Computer (Highest first)'][totals.indexOf(least)];
  assert.equal(message, totals[0] === totals[1] ? `A draw at ${least}.` : `${winner} wins with ${least}!`);
  await table.unmoved(() => page.keyboard.press('r'));
  await close();
});

test('two people with names, one after the other', async () => {
  const game = await open();
  const { page, table, close } = game;
  await start(game, async () => {
    await page.locator('#preset-duel').click();
    await page.locator('#new-dice').selectOption('mand7');
    await page.locator('#new-rounds').selectOption('1');
    for (const [seat, name] of ['Ada', 'Grace'].entries()) {
      await page.locator(`#new-name-${seat}`).fill(name);
      await page.locator(`#new-name-${seat}`).press('Tab');
      await page.locator(`#new-kind-${seat}`).selectOption('');
    }
    await page.locator('#new-seed').fill(String(LOST.seed));
  });
  assert.match(await page.locator('.seat.to-move').textContent(), /^Adato move/);
  await table.play(LOST.turns.slice(0, -1));
  await table.use('roll');
  await page.locator('.seat.to-move', { hasText: 'Grace' }).waitFor();
  assert.match(await table.said(), /Ada: 8 Grace is next\./);
  assert.match(await page.locator('#panel-last').textContent(), /Ada rolled 2 with 1 \+ 3 \+ 4 still up: 8\./);
  assert.match(await page.locator('#panel-beat').textContent(), /8 draws level with the best so far; less wins\./);
  await table.is({ score: 'Score: 45', up: FRESH.up, message: '' });
  const { message } = await table.playOn();
  assert.match(message, /^(Ada|Grace) wins with \d+!$|^A draw at 8\.$/);
  await page.reload();
  await page.locator('#score').waitFor();
  assert.deepEqual(await page.locator('.seat-name').allTextContents(), ['Ada', 'Grace'], 'the next game has the same people');
  await close();
});

test('own dice are typed in, by button or key', async () => {
  const game = await open();
  const { page, table, close } = game;
  await start(game, () => page.locator('#new-own').check());
  assert.equal(await page.locator('#seed').textContent(), 'Own dice');
  await table.use('roll');
  await table.is({ dice: 'Throw your dice and enter the first.', faces: [0, 0] });
  await table.use('die-6');
  await table.is({ dice: 'First die: 6. Enter the second.', faces: [6, 0] });
  await page.keyboard.press('Escape');
  await table.is({ dice: 'Throw your dice and enter the first.' });
  await page.keyboard.press('5');
  await table.unmoved(() => page.keyboard.press('7'));
  await page.keyboard.press('4');
  await table.is({ dice: 'Dice: 5 + 4 = 9', faces: [5, 4], picked: [] });
  await table.put(9);
  await table.is({ score: 'Score: 36', roll: true });
  await close();
});
