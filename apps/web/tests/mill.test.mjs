// Whole games of Mill in the browser: by mouse, by keys alone, by touch, and against the computer. Knows the page by its
// ids and texts only.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

/// A native game, asked one command at a time; answers come as they are printed.
const drive = (setup, commands) => {
  const input = [...commands, 'quit', ''].join('\n');
  const output = execFileSync(process.env.PARLOUR_BIN, ['drive', 'mill', '--setup', setup], { input, encoding: 'utf8' });
  return output.trim().split('\n').map((line) => JSON.parse(line));
};

/// A game in which each action is the first that is legal, up to so many; and how it stands then.
function firstLegal(setup, most) {
  const actions = [];
  for (;;) {
    const commands = actions.map((action) => `act ${action}`);
    const [legal, { state }] = drive(setup, [...commands, 'legal', 'state']).slice(-2);
    if (legal.legal.length === 0 || actions.length === most) return { actions, state };
    actions.push(legal.legal[0]);
  }
}

async function open(setup, options = {}) {
  const fragment = Buffer.from(setup).toString('base64url');
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto(`/mill#s=${fragment}`);
  await opened.page.locator('#point-a1').waitFor();
  // People at both seats.
  await opened.page.locator('#menu').click();
  await opened.page.locator('#cmd-new').click();
  await opened.page.locator('#new-kind-1').selectOption('');
  await opened.page.locator('#new-variant').selectOption(setup);
  await opened.page.locator('#new-start').click();
  await opened.page.locator('#new-game').waitFor({ state: 'hidden' });
  return opened;
}

const points = (action) => action.replace('x', '').split('-');
const fenOf = (page) => page.locator('#panel-fen').textContent();
const boardOf = (fen) => fen.match(/[O@*X]{8}\/[O@*X]{8}\/[O@*X]{8}/)[0];

test('by mouse: a whole game with captures, to its end', async () => {
  const { actions, state } = firstLegal('capture', 300);
  assert.equal(state.phase, 'gameOver', 'the first legal actions lead to an end');
  const { page, close } = await open('capture');
  for (const action of actions) for (const point of points(action)) await page.locator(`#point-${point}`).click();
  assert.equal(boardOf(await fenOf(page)), boardOf(state.fen));
  await page.locator('#message', { hasText: /wins|draw/ }).waitFor();
  await page.locator('#again').waitFor();
  await close();
});

test('by touch on a phone: stones placed, a mill closed, a stone taken', async () => {
  const { page, close } = await open('nine', { viewport: PHONE, hasTouch: true });
  for (const point of ['a1', 'b2', 'a4', 'c3', 'a7']) await page.locator(`#point-${point}`).tap();
  await page.locator('#task', { hasText: 'removes a stone' }).waitFor();
  assert.equal(await page.locator('.point.target').count(), 2);
  await page.locator('#point-b2').tap();
  await page.locator('#task', { hasText: 'Player 2 places' }).waitFor();
  assert.equal(await page.locator('.stone').count(), 4);
  await page.locator('#cmd-undo').tap();
  assert.equal(await page.locator('.stone').count(), 5);
  await close();
});

/// Where arrows lead from a point, as the page walks: straight ahead is nearer than aside.
const NAMES = ['d5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4', 'c5', 'd6', 'f6', 'f4', 'f2', 'd2', 'b2', 'b4', 'b6',
  'd7', 'g7', 'g4', 'g1', 'd1', 'a1', 'a4', 'a7'];
const at = (name) => [name.charCodeAt(0) - 97, 7 - Number(name[1])];
const KEYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
function step(from, [right, down]) {
  const [x, y] = at(from);
  const ahead = NAMES.map((name, order) => {
    const [dx, dy] = [at(name)[0] - x, at(name)[1] - y];
    return { name, order, far: dx * right + dy * down, aside: Math.abs(dx * down) + Math.abs(dy * right) };
  });
  const onward = ahead.filter(({ far }) => far > 0).sort((a, b) => a.far + 3 * a.aside - b.far - 3 * b.aside || a.far - b.far || a.order - b.order);
  const around = ahead.filter(({ aside }) => aside === 0).sort((a, b) => a.far - b.far || a.order - b.order);
  return (onward[0] ?? around[0]).name;
}
function keysTo(from, to) {
  const queue = [[from, []]];
  const seen = new Set([from]);
  for (const [name, keys] of queue) {
    if (name === to) return keys;
    for (const [key, direction] of Object.entries(KEYS)) {
      const next = step(name, direction);
      if (!seen.has(next)) queue.push([next, [...keys, key]]);
      seen.add(next);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}

test('by keys alone: a whole game to its end', async () => {
  const { actions, state } = firstLegal('nine', 300);
  assert.equal(state.phase, 'gameOver');
  const { page, close } = await open('nine');
  let cursor = 'd5';
  await page.locator('#point-d5').focus();
  for (const point of actions.flatMap(points)) {
    for (const key of keysTo(cursor, point)) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    cursor = point;
  }
  assert.equal(boardOf(await fenOf(page)), boardOf(state.fen));
  await page.locator('#message', { hasText: /wins|draw/ }).waitFor();
  await close();
});

test('a stone is dragged, a wrong place is refused with a reason, a position is set up', async () => {
  const { page, close } = await open('lasker');
  await page.locator('#point-a1').click();
  await page.locator('#point-d6').click();
  await page.locator('#point-a1').dragTo(page.locator('#point-a4'));
  await page.locator('#point-a4 .stone').waitFor();
  assert.equal(await page.locator('#point-a1 .stone').count(), 0);
  await page.locator('#point-a4').click({ force: true });
  await page.locator('#notice', { hasText: 'a4 is taken' }).waitFor();
  await page.locator('#cmd-arrange').click();
  await page.locator('#point-g7').click();
  await page.locator('#cmd-use').click();
  await page.locator('#panel-fen', { hasText: '/*O' }).waitFor();
  await close();
});

test('the computer answers at its level', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/mill');
  await page.locator('#point-d6').click();
  await page.waitForFunction(() => document.querySelectorAll('.stone').length === 2);
  await page.locator('#task', { hasText: 'places, 8 in hand' }).waitFor();
  await close();
});
