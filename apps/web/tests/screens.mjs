// Every screen of the browser app and how to get there, for the accessibility tests and for screenshots.
// Screens of one game are named after it; a new game adds its own.
import { CONTRADICTORY, Grid, MANY, PUZZLE, linkToSetup, solve } from './grid.mjs';
import { BESIDE } from './harness.mjs';
import { Board, HEXAGONS, MANY as MANY_PATHS, SQUARE, linkToBoard, made, order } from './hidato.mjs';
import { NEARLY_WON, PENDING, SHORT_WIN, SPOILT, TWELVE, linkToPosition } from './mill.mjs';
import { patience } from './pace.mjs';
import { DOOM, REPLAY, ROOM, linkToDungeon, linkToRun } from './rogue.mjs';
import { linkTo, saved } from './table.mjs';

export const THEMES = ['light', 'dark', 'contrast', 'contrast-light'];

const SETUP = 'tiles=9 dice=mand7 score=sum players=1 rounds=1';
const box = (actions, setup) => linkTo(saved({ seed: 4, actions, setup }));
const press = (name, wait) => async (page) => {
  await page.locator('#score').waitFor();
  await page.keyboard.press(name);
  await page.locator(wait).waitFor();
};

/// A year of games, so that the statistics have something to show.
const YEAR = {
  games: 61, won: 4, streak: 0, best_streak: 2,
  charts: {
    score: { 0: 4, 1: 3, 2: 4, 3: 4, 4: 2, 5: 3, 6: 3, 7: 2, 8: 4, 9: 5, 10: 4, 11: 5, 12: 4, 13: 2, 14: 3, 16: 2, 18: 2, 21: 2, 23: 1, 26: 1, 32: 1 },
    down: { 2: 1, 3: 3, 4: 7, 5: 16, 6: 15, 7: 11, 8: 4, 9: 4 },
    die: { 1: 121, 2: 109, 3: 118, 4: 113, 5: 125, 6: 116 },
    total: { 2: 9, 3: 17, 4: 26, 5: 33, 6: 43, 7: 52, 8: 42, 9: 36, 10: 25, 11: 19, 12: 8 },
  },
  recent: [
    { mark: 'b', time: 1768500000000, setup: SETUP, seed: '29', scores: [9], won: false, save: saved({ setup: 'up=9', seed: 29, actions: ['roll'] }) },
    { mark: 'a', time: 1768400000000, setup: SETUP, seed: '2', scores: [0], won: true, save: saved({ setup: 'up=9', seed: 2, actions: ['roll', '9'] }) },
  ],
};

/// Runs for the ranked list: one that was won, one without its replay.
const run = (seed, ended, more) => ({
  mark: seed, seed: null, time: 1768300000000 + 86_400_000 * Number(seed), setup: `seed=${seed} levels=10 style=plain sight=radius`,
  scores: [0], won: false, told: JSON.stringify([{ key: `rogue.ended-${ended}`, args: [['depth', { Int: 4 }], ['cause', { Text: 'troll' }]] }]), save: '', ...more,
});
const RUNS = {
  games: 3, won: 1, streak: 0, best_streak: 1,
  charts: { depth: { 2: 1, 4: 1, 10: 1 }, kills: { 3: 1, 21: 1, 58: 1 } },
  recent: [
    run('1', 'died', { figures: 'score=606 depth=2 level=1 gold=48 turns=342 kills=3' }),
    run('2', 'died', { figures: 'score=5333 depth=4 level=6 gold=392 turns=1626 kills=21', save: REPLAY }),
    run('165', 'won', { figures: 'score=31340 depth=10 level=11 gold=2410 turns=7420 kills=58', won: true, save: REPLAY }),
  ],
};

async function remember(page) {
  await page.goto('/');
  await page.evaluate((all) => {
    for (const [game, stats] of Object.entries(all)) localStorage.setItem(`parlour.stats.${game}`, JSON.stringify(stats));
  }, { shutbox: YEAR, rogue: RUNS });
}

/// Shows everything a grid can show: entries, a conflict, marks, colours, a wrong cell, a selection.
async function fillGrid(page) {
  const grid = new Grid(page);
  await page.locator('.grid .cell').first().waitFor();
  await grid.enter(0, 2, '2');
  await grid.enter(0, 3, '9');
  await grid.enter(1, 3, 'Shift+Digit2', 'Shift+Digit4', 'Control+Digit3');
  await grid.enter(1, 4, 'Control+Digit2', 'Control+Digit3', 'Control+Digit4');
  for (const [i, cell] of [36, 37, 39, 40, 42, 43, 44, 47].entries()) await grid.enter(Math.floor(cell / 9), cell % 9, `Alt+Digit${i + 1}`);
  await grid.enter(4, 3, '1');
  await grid.enter(4, 4, 'Shift+Digit2', 'Shift+Digit4');
  await grid.enter(2, 0, '3');
  await page.keyboard.press('o');
  await page.locator('.cell.wrong').first().waitFor();
  await grid.cell(3, 7).click();
  await page.keyboard.press('Shift+ArrowRight');
}

const sudoku = (name, { setup = PUZZLE, ready = '.grid .cell', act }) => ({
  name: `sudoku-${name}`, path: linkToSetup(setup), title: 'Sudoku · Parlour',
  act: async (page) => {
    await page.locator('.grid .cell').first().waitFor();
    await act?.(page);
    await page.locator(ready).first().waitFor();
  },
});

const key = (name) => (page) => page.keyboard.press(name);
const paste = (text) => async (page) => {
  await page.keyboard.press('n');
  await page.locator('#own-text').fill(text);
  await page.locator('#own-check').click();
};

const SUDOKU = [
  sudoku('new-table', {}),
  sudoku('under-way', { act: fillGrid }),
  sudoku('candidates', {
    act: async (page) => {
      for (const name of ['m', 'F4']) await page.keyboard.press(name);
    },
    ready: '.lit',
  }),
  sudoku('colours', { act: key('v'), ready: '.pad-key.colour-8' }),
  sudoku('hint', { act: key('t'), ready: '#hint-text' }),
  sudoku('paused', { act: key('p'), ready: '#go-on' }),
  sudoku('settings', {
    act: async (page) => {
      if (await page.locator('#sheet').isVisible()) await page.locator('#sheet').click();
      await page.locator('#options summary').click();
    },
    ready: '#setting-upkeep',
  }),
  sudoku('tools', {
    act: async (page) => {
      if (await page.locator('#tools-open').isVisible()) await page.locator('#tools-open').click();
    },
    ready: '#cmd-judge',
  }),
  sudoku('new-game', { act: key('n'), ready: '#own-text' }),
  sudoku('contradictory', { act: paste(CONTRADICTORY), ready: '#verdict-text' }),
  sudoku('many', { act: paste(MANY), ready: '.still' }),
  sudoku('blank', {
    act: async (page) => {
      await page.keyboard.press('n');
      await page.locator('#own-board').click();
    },
    ready: '#cmd-use',
  }),
  sudoku('solved', {
    setup: `${solve(PUZZLE).slice(0, 80)}.`,
    act: (page) => new Grid(page).enter(8, 8, solve(PUZZLE)[80]),
    ready: '#summary[open]',
  }),
  sudoku('keys', { act: key('?'), ready: '#keys[open]' }),
];

/// Shows everything a spaced grid can show: a path, a mistake, marks, the cursor, cells to fill.
async function walk(page) {
  const board = new Board(page);
  await board.set('pencil', true);
  await board.set('look-ahead', true);
  if (await page.locator('#sheet').isVisible()) await page.locator('#sheet').click();
  for (const cell of order(HEXAGONS).slice(0, 5)) await board.touch(cell);
  await board.use('pencil');
  for (const key of ['1', '8']) await page.keyboard.press(key);
  await board.touch(15);
  await board.use('pencil');
  await page.keyboard.press('Tab');
  await board.touch(4);
  await board.is({ slips: 'One wrong try', slip: [] });
}

const hidato = (name, { board = SQUARE, ready = '.woven .value', act, ...more }) => ({
  name: `hidato-${name}`, path: linkToBoard(board), title: 'Hidato · Parlour',
  act: async (page) => {
    await page.locator('.woven .value').first().waitFor();
    await act?.(page);
    await page.locator(ready).first().waitFor();
  },
  ...more,
});

/// Part of a pack solved, and some of the last days, one of them late.
const PROGRESS = [
  ...[1, 2, 3, 5].map((number) => `parlour-${number} 1768500000000`),
  ...[0, 1, 2, 4].map((ago) => {
    const then = Date.now() - ago * 86_400_000;
    return `daily-${new Date(then).toISOString().slice(0, 10)}-classic ${ago === 2 ? Date.now() : then}`;
  }),
].join('\n');

const CLASSIC = made('--rows', '8', '--cols', '8', '--seed', '4');
const COMB = made('--relation', 'hex', '--shape', 'hexagon', '--rows', '7', '--cols', '7', '--seed', '2');

/// Plays half of a puzzle.
const half = (puzzle) => async (page) => {
  const cells = order(puzzle);
  for (const cell of cells.slice(0, cells.length / 2)) await new Board(page).touch(cell);
};

const HIDATO = [
  hidato('new-table', {}),
  hidato('half-way', { board: CLASSIC, act: half(CLASSIC) }),
  hidato('comb', { board: COMB, act: half(COMB) }),
  hidato('under-way', { board: HEXAGONS, act: walk, readsEnglish: true }),
  hidato('large', { board: made('--rows', '20', '--cols', '20', '--relation', 'ortho', '--seed', '5') }),
  hidato('hint', {
    act: async (page) => {
      await page.locator('#cmd-hint').click();
    },
    ready: '#hint-text',
  }),
  hidato('settings', {
    act: async (page) => {
      if (await page.locator('#sheet').isVisible()) await page.locator('#sheet').click();
      await page.locator('#options summary').click();
    },
    ready: '#setting-highlight',
  }),
  hidato('new-game', { act: key('n'), ready: '#new-puzzles' }),
  hidato('many', { act: paste(MANY_PATHS), ready: '.still' }),
  hidato('drawing', {
    act: async (page) => {
      await page.keyboard.press('n');
      await page.locator('#own-board').click();
      await page.locator('.woven.drawn').waitFor();
      for (const name of ['1', 'ArrowRight', 'x', 'ArrowRight', '2', '3']) await page.keyboard.press(name);
    },
    ready: '.drawn .hole',
  }),
  hidato('solved', {
    act: async (page) => {
      for (const cell of order(SQUARE)) await new Board(page).touch(cell);
    },
    ready: '#summary[open]',
  }),
  hidato('keys', { act: key('?'), ready: '#keys[open]' }),
  {
    name: 'hidato-puzzles', path: '/hidato/puzzles', title: 'Hidato: packs and days · Parlour', long: true,
    before: async (page) => {
      await page.goto('/');
      await page.evaluate((text) => localStorage.setItem('parlour.solved.hidato', text), PROGRESS);
    },
    act: (page) => page.locator('#pack-parlour summary').click(),
  },
];

const mill = (name, { setup = 'nine', ready = '.point', act }) => ({
  name: `mill-${name}`, path: linkToPosition(setup), title: 'Mill · Parlour',
  act: async (page) => {
    await page.locator('#point-a1').waitFor();
    await act?.(page);
    await page.locator(ready).first().waitFor();
  },
});

/// White takes the last stone it needs.
const win = async (page) => {
  for (const point of ['d7', 'a7', 'f6']) await page.locator(`#point-${point}`).click();
};

const MILL = [
  mill('new-table', {}),
  mill('pending', { setup: PENDING, ready: '.point.target' }),
  mill('twelve', { setup: TWELVE }),
  mill('picked', { setup: NEARLY_WON, act: (page) => page.locator('#point-d7').click(), ready: '.point.picked' }),
  mill('arranging', { act: (page) => page.locator('#cmd-arrange').click(), ready: '#cmd-use' }),
  mill('new-game', { act: key('n'), ready: '#new-more' }),
  mill('all-rules', {
    act: async (page) => {
      await page.keyboard.press('n');
      await page.locator('#new-more summary').click();
      await page.locator('#new-custodian').scrollIntoViewIfNeeded();
    },
    ready: '#new-custodian',
  }),
  mill('refused', { act: paste(NEARLY_WON.replace('4 0 3 0', '5 0 4 0')), ready: '#new-flaws:not(:empty)' }),
  mill('hint', { setup: NEARLY_WON, act: key('h'), ready: '#hint-text' }),
  mill('won', { setup: NEARLY_WON, act: win, ready: '#again' }),
  mill('analysis', {
    setup: SHORT_WIN,
    act: async (page) => {
      // The first move gives the win away.
      for (const name of SPOILT) await page.locator(`#point-${name}`).click();
      await page.keyboard.press('x');
      await page.locator('#study-turning').waitFor({ state: 'attached', timeout: patience(60_000) });
      await page.waitForFunction(() => document.getElementById('study-progress')?.textContent === '');
      await page.keyboard.press('t');
    },
    ready: '#study-actions tbody tr',
  }),
  mill('review', {
    setup: NEARLY_WON,
    act: async (page) => {
      await win(page);
      await page.locator('#review').click();
      await page.locator('#review-back').click();
    },
    ready: '#review-leave',
  }),
];

const rogue = (name, { setup = ROOM, ready = '#map', act, ...more }) => ({
  name: `rogue-${name}`, path: linkToDungeon(setup), title: 'The Dungeon · Parlour',
  act: async (page) => {
    await page.locator('#map').waitFor();
    await act?.(page);
    await page.locator(ready).first().waitFor();
  },
  ...more,
});

const ROGUE = [
  rogue('under-way', {
    act: async (page) => {
      for (const name of ['l', 'l', ',', 'l', 'l', 'l']) await page.keyboard.press(name);
    },
  }),
  rogue('look', {
    act: async (page) => {
      for (const name of ['l', 'l', 'l', 'l', 'v', 'Tab']) await page.keyboard.press(name);
    },
    ready: '#task:not(:empty)',
  }),
  rogue('pack', { act: key('i'), ready: '#sheet-over' }),
  rogue('dead', {
    setup: DOOM,
    act: async (page) => {
      for (let turn = 0; turn < 40 && !(await page.locator('#end').textContent()).includes('died'); turn += 1) await page.keyboard.press('s');
    },
    ready: '#summary[open]',
    readsEnglish: true,
  }),
  {
    name: 'rogue-replay', path: linkToRun(REPLAY), title: 'The Dungeon · Parlour', readsEnglish: true,
    act: async (page) => {
      await page.locator('#review-at', { hasText: '0 of' }).waitFor();
      await page.keyboard.press('ArrowRight');
    },
  },
];

/// Opens `path`, then runs `act`; `settings` override the flat, silent, motionless ones of the tests. A
/// `long` screen does not fit into a window; one that `readsEnglish` is found by English words.
export const SCREENS = [
  {
    name: 'home', path: '/', title: 'Parlour',
    // The largest game's board comes after the page.
    act: (page) => page.locator('.card-picture svg').nth(4).waitFor(),
  },
  {
    name: 'settings', path: '/settings', long: true, title: 'Settings · Parlour',
    act: async (page) => {
      await page.locator('#keys-rogue summary').click();
      await page.locator('#bind-rogue-explore').click();
      await page.locator('.bind-asked').waitFor();
    },
  },
  { name: 'help', path: '/help', long: true, title: 'Help · Parlour' },
  { name: 'stats-empty', path: '/stats', title: 'Statistics · Parlour' },
  { name: 'days', path: '/days', long: true, title: 'Today’s five · Parlour' },
  { name: 'missing', path: '/nowhere', title: 'Nothing here · Parlour' },
  { name: 'game', path: box([]), title: 'Shut the Box · Parlour' },
  {
    name: 'game-rolled', path: box(['roll', '3+4', 'roll']), title: 'Shut the Box · Parlour',
    act: async (page) => {
      for (const name of ['1', '8']) await page.keyboard.press(name);
    },
  },
  { name: 'game-choice', path: box([], 'dice=opt7 up=1,2,5'), title: 'Shut the Box · Parlour' },
  { name: 'game-long', path: box(['roll', '3+4', 'roll'], 'tiles=12 dice=never'), title: 'Shut the Box · Parlour' },
  { name: 'game-players', path: box(['roll'], 'players=4 rounds=3'), title: 'Shut the Box · Parlour' },
  { name: 'coach', path: box(['roll']), title: 'Shut the Box · Parlour', act: press('h', '#choices') },
  { name: 'splash', path: '/shutbox?splash=1', title: 'Shut the Box · Parlour', act: (page) => page.locator('#splash[open]').waitFor() },
  {
    name: 'instructions', path: '/shutbox?splash=1', title: 'Shut the Box · Parlour',
    act: async (page) => {
      await page.locator('#splash-instructions').click();
      await page.locator('#instructions[open]').waitFor();
    },
  },
  {
    name: 'new-game', path: box([]), title: 'Shut the Box · Parlour',
    act: async (page) => {
      await press('n', '#new-start')(page);
      // A button under the pointer has its own colours.
      await page.locator('#new-start').hover();
    },
  },
  {
    name: 'new-game-players', path: box([]), title: 'Shut the Box · Parlour',
    act: async (page) => {
      await press('n', '#new-start')(page);
      await page.locator('#preset-duel').click();
      await page.locator('#new-kind-1').scrollIntoViewIfNeeded();
    },
  },
  { name: 'keys', path: box([]), title: 'Shut the Box · Parlour', act: press('?', '#keys[open]') },
  {
    name: 'menu', path: box([]), title: 'Shut the Box · Parlour',
    act: async (page) => {
      await page.locator('#menu').click();
      await page.locator('#menu-settings').waitFor();
    },
  },
  {
    name: 'share', path: box(['roll']), title: 'Shut the Box · Parlour',
    act: async (page) => {
      await page.locator('#menu').click();
      await page.locator('#menu-share').click();
      await page.locator('#share-game').waitFor();
    },
  },
  { name: 'lost', path: linkTo(saved({ setup: 'up=1,9', seed: 29, actions: ['roll'] })), title: 'Shut the Box · Parlour' },
  { name: 'won', path: linkTo(saved({ setup: 'up=9', seed: 2, actions: ['roll', '9'] })), title: 'Shut the Box · Parlour' },
  { name: 'stats', before: remember, path: '/stats', long: true, title: 'Statistics · Parlour' },
  { name: 'home-continue', before: (page) => page.goto(box(['roll'])), path: '/', title: 'Parlour' },
  {
    name: 'game-3d', path: box(['roll', '3+4', 'roll']), title: 'Shut the Box · Parlour', settings: { view: '3d' },
    // High contrast stays flat: the scene has no such colours.
    act: async (page) => {
      await page.locator('.box.ready, .box:not(.deep)').waitFor();
      for (const name of ['1', '8']) await page.keyboard.press(name);
    },
  },
  ...SUDOKU,
  ...HIDATO,
  ...MILL,
  ...ROGUE,
];

/// Takes a page to a screen, from wherever it is.
export async function show(page, { path, before, act }) {
  if (page.url() !== 'about:blank') {
    // A game left by the last screen would prompt what to do with this one; leaving must not save it again.
    await page.evaluate(() => {
      Object.keys(localStorage).filter((key) => /^parlour\.(save|left)\./.test(key)).forEach((key) => localStorage.removeItem(key));
      Storage.prototype.setItem = () => {};
    });
    await page.goto(BESIDE);
  }
  if (before) {
    await before(page);
    await page.goto(BESIDE);
  }
  await page.goto(path);
  await page.locator('h1').waitFor();
  await act?.(page);
}
