// Whole games of Mill in the browser: by mouse, by keyboard alone, by touch, against the computer; pasted as
// text, reviewed, shared. Knows the page only by its ids and texts.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { PHONE, goOffline, siteForTests } from './harness.mjs';
import { LONG_WIN, NEARLY_WON, SHORT_WIN, linkToPosition } from './mill.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

/// A game in which every action is the first legal one, up to `most`; and its final state.
async function firstLegal(setup, most) {
  const child = spawn(process.env.PARLOUR_BIN, ['drive', 'mill', '--setup', setup], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (command) => {
    child.stdin.write(`${command}\n`);
    const { value, done } = await answers.next();
    assert.ok(!done, `no answer to ${command}`);
    return JSON.parse(value);
  };
  const actions = [];
  for (;;) {
    const { legal } = await ask('legal');
    if (legal.length === 0 || actions.length === most) break;
    const { ok } = await ask(`act ${legal[0]}`);
    assert.ok(ok, legal[0]);
    actions.push(legal[0]);
  }
  const { state } = await ask('state');
  child.stdin.end('quit\n');
  const [code] = await once(child, 'close');
  assert.equal(code, 0);
  return { actions, state };
}

async function open(setup, options = {}) {
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto(linkToPosition(setup));
  await opened.page.locator('#point-a1').waitFor();
  // Humans at both seats.
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
  const { actions, state } = await firstLegal('capture', 300);
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

const focused = (page) => page.evaluate(() => document.activeElement.id.slice('point-'.length));
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/// The fewest keys from one point to the nearest that is wanted, by these steps: a map for each point, from keys to points.
function keysTo(steps, from, isWanted) {
  const queue = [[from, []]];
  const seen = new Set([from]);
  for (const [name, keys] of queue) {
    if (isWanted(name)) return keys;
    for (const [key, next] of steps.get(name) ?? []) {
      if (!seen.has(next)) queue.push([next, [...keys, key]]);
      seen.add(next);
    }
  }
  return null;
}

/// Walks from d5 until every key was pressed at every point that keys reach, and returns the steps and where it ended.
async function learnKeys(page) {
  await page.locator('#point-d5').focus();
  const steps = new Map();
  let cursor = 'd5';
  const untried = (name) => KEYS.find((key) => !steps.get(name)?.has(key));
  for (let keys; (keys = keysTo(steps, cursor, untried));) {
    for (const key of keys) await page.keyboard.press(key);
    if (keys.length > 0) cursor = await focused(page);
    const key = untried(cursor);
    await page.keyboard.press(key);
    const next = await focused(page);
    steps.set(cursor, new Map([...steps.get(cursor) ?? [], [key, next]]));
    cursor = next;
  }
  return { steps, cursor };
}

/// How far a step went to the right and down.
const way = (from, to) => [to.charCodeAt(0) - from.charCodeAt(0), Number(from[1]) - Number(to[1])];

test('arrow keys lead their way wherever there is a point, and straight ahead where one is', async () => {
  const { page, close } = await open('nine');
  const { steps } = await learnKeys(page);
  assert.equal(steps.size, 24);
  const ahead = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  for (const [from, onward] of steps) {
    for (const [key, to] of onward) {
      const [right, down] = ahead[key];
      const far = (other) => { const [x, y] = way(from, other); return x * right + y * down; };
      const aside = (other) => { const [x, y] = way(from, other); return Math.abs(x * down) + Math.abs(y * right); };
      const others = [...steps.keys()].filter((other) => far(other) > 0);
      const step = `${key} from ${from} leads to ${to}`;
      if (others.length > 0) assert.ok(far(to) > 0, step);
      // At the edge, to the other side.
      else assert.ok(aside(to) === 0 && far(to) < 0, step);
      const next = others.find((other) => far(other) === 1 && aside(other) === 0);
      if (next) assert.equal(to, next, step);
    }
  }
  await close();
});

test('by keys alone: a whole game to its end', async () => {
  const { actions, state } = await firstLegal('nine', 300);
  assert.equal(state.phase, 'gameOver');
  const { page, close } = await open('nine');
  let { steps, cursor } = await learnKeys(page);
  for (const point of actions.flatMap(points)) {
    for (const key of keysTo(steps, cursor, (name) => name === point)) await page.keyboard.press(key);
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

test('exact tables are fetched when first needed, stay with the network cut, and win in the shortest way', async () => {
  const game = await visit(site.browser, site.address, { offline: true });
  const { page, context, close } = game;
  const fetched = [];
  context.on('request', (request) => { if (request.url().includes('/assets/later/')) fetched.push(request.url()); });
  const hinted = async () => {
    await page.locator('#hint-text').waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    return page.locator('#hint-text').textContent();
  };
  await page.goto('/mill');
  await page.locator('#point-a1').waitFor();
  assert.deepEqual(fetched, [], 'nothing is fetched that is not needed');
  await page.goto(linkToPosition(SHORT_WIN));
  await page.locator('.stone').first().waitFor();
  for (const said of [/wins in 2 turns of yours/, /wins at once/, /wins at once/]) {
    const before = await page.locator('#panel-fen').textContent();
    const hint = await hinted();
    assert.match(hint, said);
    for (const point of hint.match(/^(?:Taking )?([a-g]\d)(?: to ([a-g]\d))?/).slice(1).filter(Boolean)) {
      await page.locator(`#point-${point}`).click();
    }
    // The computer has answered, or a stone is to be taken.
    if (!hint.startsWith('Taking')) {
      await page.waitForFunction((before) => {
        const fen = document.querySelector('#panel-fen').textContent;
        return fen !== before && fen.includes(' w m ');
      }, before);
    }
  }
  await page.locator('#message', { hasText: 'wins' }).waitFor();
  assert.notDeepEqual(fetched, []);
  await goOffline(game);
  await page.goto('/');
  await page.locator('h1').waitFor();
  await page.goto(linkToPosition(LONG_WIN));
  await page.locator('.stone').first().waitFor();
  assert.match(await hinted(), /wins in 14 turns of yours/);
  await close();
});

const bring = async (page, text) => {
  await page.locator('#own-text').fill(text);
  await page.locator('#own-check').click();
};

test('positions and records are brought as text, and refused with every reason', async () => {
  const { page, close } = await open('capture');
  await page.keyboard.press('n');
  await bring(page, 'O*******/********/*******@ w p p 5 8 4 8 0 0 0 0 0 0 0 0 1');
  await page.locator('#new-flaws', { hasText: 'White: 5 stones written, 1 on the board. Black: 4 stones written' }).waitFor();
  await bring(page, '1. a1 d6 2. a1');
  await page.locator('#new-flaws', { hasText: 'Step 3, a1: a1 is taken.' }).waitFor();
  assert.equal(await page.locator('#own-text').inputValue(), '1. a1 d6 2. a1', 'what was refused can be mended');
  await bring(page, '1. b6 d5 2. f6 d7 3. a1 g1 4. d6');
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  // By the form's rules, which are those of the previous game.
  await page.locator('#panel-rules', { hasText: 'with captures' }).waitFor();
  await page.locator('#rule', { hasText: 'Intervention' }).waitFor();
  assert.equal(await page.locator('.point.target').count(), 3);
  const record = await page.locator('#panel-record p').textContent();
  const fen = await page.locator('#panel-fen p').textContent();
  await page.keyboard.press('n');
  assert.equal(await page.locator('#new-variant').inputValue(), 'capture', 'the form begins with the game on the table');
  await bring(page, fen);
  await page.locator('#panel-record').waitFor({ state: 'detached' });
  assert.equal(await page.locator('#panel-fen p').textContent(), fen);
  await page.keyboard.press('n');
  await bring(page, `nine\n${record.replace(' 4. d6', '')}`);
  await page.locator('#panel-rules', { hasText: /Morris$/ }).waitFor();
  await close();
});

test('every malformed token of a position is named with its place', async () => {
  const { page, close } = await open('nine');
  await page.keyboard.press('n');
  await bring(page, '**Q*****/********/******** x p p 0 nine 0 9 0 0 0 0 0 0 0 0 1');
  for (const told of ['Field 1 (board), column 3: “Q”', 'Field 2 (side to move), column 28: “x”', 'column 36: “nine”']) {
    await page.locator('#new-flaws', { hasText: told }).waitFor();
  }
  await close();
});

test('position and record are copied, and a record with headers comes back', async () => {
  const { page, close } = await open('lasker');
  await page.evaluate(() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; });
  for (const point of ['a1', 'd6', 'a4']) await page.locator(`#point-${point}`).click();
  await page.locator('#copy-fen').click();
  await page.locator('#notice', { hasText: 'clipboard' }).waitFor();
  assert.match(await page.evaluate(() => window.copied), /^\*{8}\/O?[@*O]{7,8}.* b p p /);
  await page.locator('#copy-record').click();
  await page.waitForFunction(() => window.copied.startsWith('[Rules "lasker'));
  const record = await page.evaluate(() => window.copied);
  assert.match(record, /\n\n1\. a1 d6 2\. a4 \*$/);
  await page.keyboard.press('n');
  await bring(page, record.replace('1. a1', '[White "Anna"]\n{a comment} 1. a1!'));
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  await page.locator('#panel-rules', { hasText: 'Lasker' }).waitFor();
  await page.locator('#trays', { hasText: 'Anna' }).waitFor();
  assert.equal(await page.locator('.stone').count(), 3);
  await close();
});

test('on a phone the stones of both sides are in sight, and the level stands at the top of the form', async () => {
  const { page, close } = await visit(site.browser, site.address, { viewport: PHONE, hasTouch: true });
  await page.goto(linkToPosition(NEARLY_WON));
  await page.locator('.tray.second').waitFor();
  const { top, bottom } = await page.locator('.tray.second').evaluate((tray) => tray.getBoundingClientRect().toJSON());
  assert.ok(top >= 0 && bottom < PHONE.height / 2, `${top} to ${bottom}`);
  assert.equal(await page.locator('.tray.second .small-stone.gone').count(), 6);
  assert.match(await page.locator('.tray.second').getAttribute('aria-label'), /: Black, 6 lost$/);
  await page.locator('#menu').tap();
  await page.locator('#cmd-new').tap();
  const level = await page.locator('#new-kind-1').evaluate((field) => field.getBoundingClientRect().bottom);
  const presets = await page.locator('.presets').evaluate((list) => list.getBoundingClientRect().top);
  assert.ok(level < presets && level < PHONE.height, `${level} above ${presets}`);
  // Every variant says how it differs; the experimental one is not offered.
  const variants = await page.locator('#new-variant option').evaluateAll((options) => options.map(({ value }) => value));
  assert.ok(!variants.includes('experimental'));
  for (const variant of variants) {
    await page.locator('#new-variant').selectOption(variant);
    assert.ok((await page.locator('#new-variant-chosen').textContent()).length > 20, variant);
  }
  await close();
});

test('rarely used rules are folded away, each with an explanation', async () => {
  const { page, close } = await open('nine');
  await page.keyboard.press('n');
  await page.locator('#new-variant').waitFor();
  await page.locator('#new-mayFly').waitFor({ state: 'hidden' });
  await page.locator('#new-more summary').click();
  await page.locator('#new-mayFly').selectOption('false');
  const about = await page.locator('#new-mayFly').getAttribute('aria-describedby');
  assert.match(await page.locator(`[id="${about}"]`).textContent(), /any free point/);
  await page.locator('#new-start').click();
  await page.locator('#panel-rules', { hasText: 'mayFly=0' }).waitFor();
  // Rules that differ from the default are not folded away next time.
  await page.keyboard.press('n');
  await page.locator('#new-mayFly').waitFor();
  assert.equal(await page.locator('#new-mayFly').inputValue(), 'false');
  await close();
});

test('moves are stepped through, from the list, by buttons and by keys, and the game goes on', async () => {
  const { page, close } = await open('nine');
  const stones = (count) => page.waitForFunction((wanted) => document.querySelectorAll('.stone').length === wanted, count);
  for (const point of ['a1', 'd6', 'a4', 'd5', 'a7', 'd6']) await page.locator(`#point-${point}`).click();
  await stones(4);
  // Rows of two, open if there is room; a move and its capture are one turn.
  const rows = await page.locator('#history li').allTextContents();
  assert.deepEqual(rows.map((row) => row.replace(/\s+/g, '')), ['1.a1d6', '2.a4d5', '3.a7xd6']);
  assert.match(await page.locator('#history .step').last().getAttribute('aria-label'), /^a7xd6, Player 1: a7, takes d6$/);
  await page.locator('#history .step', { hasText: 'd5' }).click();
  await stones(4);
  assert.match(await page.locator('#review-at').textContent(), /4 of 6: d5/);
  await page.locator('#review-back').click();
  await stones(3);
  assert.equal(await page.locator('#point-d5 .stone').count(), 0);
  await page.keyboard.press('Home');
  await stones(0);
  assert.equal(await page.locator('#cmd-undo').isDisabled(), true);
  await page.locator('#point-g7').click({ force: true });
  await stones(0);
  for (const count of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight');
    await stones(count);
  }
  assert.equal(await page.locator('#history .step[aria-current]').textContent(), 'a7xd6');
  await page.keyboard.press('Escape');
  await stones(4);
  assert.equal(await page.locator('.review').count(), 0);
  await page.locator('#point-g7').click();
  await stones(5);
  await close();
});

test('at the end one reviews, shares, and finds the game behind the link', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto(linkToPosition(NEARLY_WON));
  for (const point of ['d7', 'a7', 'f6']) await page.locator(`#point-${point}`).click();
  await page.locator('#message', { hasText: 'wins' }).waitFor();
  await page.locator('#review').click();
  await page.waitForFunction(() => document.activeElement.id === 'review-back');
  await page.keyboard.press('Enter');
  await page.locator('#review-at', { hasText: '1 of 2: d7-a7' }).waitFor();
  assert.equal(await page.locator('.stone.second').count(), 3);
  await page.locator('#review-leave').click();
  await page.locator('#share-end').click();
  const link = await page.locator('#share-game').inputValue();
  const other = await visit(site.browser, site.address);
  await other.page.goto(link);
  await other.page.locator('#panel-record', { hasText: '1. d7-a7xf6' }).waitFor();
  await other.page.locator('#message', { hasText: 'wins' }).waitFor();
  await other.close();
  await close();
});

test('on a phone the sheet of a hint makes way for the end', async () => {
  const { page, close } = await visit(site.browser, site.address, { viewport: PHONE, hasTouch: true });
  await page.goto(linkToPosition(NEARLY_WON));
  await page.locator('#cmd-hint').click();
  await page.locator('#choices').waitFor();
  for (const point of ['d7', 'a7', 'f6']) await page.locator(`#point-${point}`).click();
  await page.locator('.side:not(.open)').waitFor();
  await page.locator('#again').click({ trial: true });
  await close();
});

test('the stones a capture is about flash', async () => {
  const { page, close } = await open('capture', { reducedMotion: 'no-preference' });
  for (const point of ['b6', 'd5', 'f6', 'd7', 'a1', 'g1', 'd6']) await page.locator(`#point-${point}`).click();
  await page.locator('#point-d5.flashed').waitFor();
  assert.equal(await page.locator('.flashed').count(), 2);
  await close();
});
