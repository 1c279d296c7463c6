// A Shut the Box page as tests see and use it, and the native program that prepares and checks games. Knows
// the page only by its ids and texts; other games have their own helpers.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESKTOP, openPage } from './harness.mjs';
import { patience } from './pace.mjs';

/// Whole games by seed, as [throw, tiles put down]; the last throw of a lost game has no answer.
export const SHUT = {
  seed: 5,
  turns: [[[4, 2], [6]], [[4, 1], [5]], [[4, 4], [8]], [[2, 5], [7]], [[6, 5], [2, 9]], [[3], [3]], [[5], [1, 4]]],
  end: 'Victory! Perfect score!',
};
export const LOST = {
  seed: 7,
  turns: [[[4, 5], [9]], [[6, 2], [8]], [[5, 6], [5, 6]], [[6, 1], [7]], [[2], [2]], [[2], null]],
  end: 'Game Over! Score: 8',
};

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
export const diceText = (dice) => (dice.length === 1 ? `Die: ${dice[0]}` : `Dice: ${dice[0]} + ${dice[1]} = ${sum(dice)}`);

/// Runs the native program; returns its output.
export const parlour = (...args) => execFileSync(process.env.PARLOUR_BIN, args, { encoding: 'utf8' });

/// Plays natively by `drive`; returns one answer per command.
export function drive(commands, args = []) {
  const input = [...commands, 'quit', ''].join('\n');
  const output = execFileSync(process.env.PARLOUR_BIN, ['drive', 'shutbox', ...args], { input, encoding: 'utf8' });
  return output.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));
}

/// Passes a file in a temporary folder to `use`, then removes both.
function withFile(use) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
  try {
    return use(join(folder, 'game.save'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/// A saved game: `setup`, `seed` or `own` dice, and the `actions` played so far.
export function saved({ setup, seed, own = false, actions = [] }) {
  const args = [];
  if (setup) args.push('--setup', setup);
  if (own) args.push('--own-dice');
  else args.push('--seed', String(seed ?? 1));
  return withFile((file) => {
    const answers = drive([...actions.map((action) => `act ${action}`), `save ${file}`], args);
    answers.forEach((answer, i) => assert.ok(answer.ok, `${actions[i] ?? 'save'}: ${JSON.stringify(answer)}`));
    return readFileSync(file, 'utf8');
  });
}

/// What `parlour replay verify` prints about a save.
export const verify = (save) => withFile((file) => {
  writeFileSync(file, save);
  return parlour('replay', 'verify', file);
});

export const linkTo = (save) => `/shutbox#r=${Buffer.from(save).toString('base64url')}`;
export const saveIn = (link) => Buffer.from(link.split('#r=')[1], 'base64url').toString();

/// A page with these settings; flat and without motion unless they say otherwise, because 3D is slow without
/// a graphics card. Only `offline` ones get a service worker: it fetches the whole site for every fresh
/// profile.
export async function visit(browser, address, { settings = {}, offline = false, ...options } = {}) {
  const opened = await openPage(browser, address, { viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  await opened.context.addInitScript(({ first, offline: withWorker }) => {
    if (location.protocol === 'about:') return;
    if (!withWorker) delete Navigator.prototype.serviceWorker;
    if (!localStorage.getItem('parlour.settings')) localStorage.setItem('parlour.settings', JSON.stringify(first));
    // With settings stored, this would be a visitor of an earlier version, who is told what is new.
    if (!localStorage.getItem('parlour.news')) localStorage.setItem('parlour.news', 'all');
  }, { first: { view: 'flat', sound: false, ...settings }, offline });
  return opened;
}

/// Opens a game: a new one, or the given save.
export async function sit(browser, address, { save, path = '/shutbox', first = '#score', ...options } = {}) {
  const opened = await visit(browser, address, options);
  await opened.page.goto(save ? linkTo(save) : path);
  await opened.page.locator(first).waitFor();
  return { ...opened, table: new Table(opened.page, options.hasTouch ? 'tap' : 'click') };
}

/// Two frames later, everything an input changes without motion is on the screen.
export const settle = (page) => page.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
}));

/// A page whose state can be read at once.
export class Readable {
  /// `hand` is how buttons are pressed: `click` or `tap`; `reader` runs in the page and returns its state.
  constructor(page, hand = 'click', reader) {
    this.page = page;
    this.hand = hand;
    this.reader = reader;
  }

  read() {
    return this.page.evaluate(this.reader);
  }

  /// Waits until every field of `wanted` matches; fails with the difference.
  async is(wanted) {
    const part = (all) => Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]));
    const deadline = Date.now() + patience(8_000);
    for (;;) {
      const now = part(await this.read());
      if (JSON.stringify(now) === JSON.stringify(part(wanted))) return;
      if (Date.now() > deadline) assert.deepEqual(now, wanted);
      await settle(this.page);
    }
  }
}

/// The state of a table as texts and flags.
const read = () => {
  const text = (id) => document.getElementById(id)?.textContent ?? null;
  const open = (id) => {
    const button = document.getElementById(id);
    return button && !button.disabled;
  };
  const numbers = (test) => [...document.querySelectorAll('.tile')].filter(test).map((tile) => Number(tile.id.slice(5)));
  return {
    score: text('score'),
    dice: text('dice'),
    selected: text('selected'),
    message: text('message'),
    notice: text('notice'),
    roll: open('cmd-roll'),
    submit: open('cmd-submit'),
    reset: open('cmd-reset'),
    up: numbers((tile) => tile.classList.contains('up')),
    picked: numbers((tile) => tile.getAttribute('aria-pressed') === 'true'),
    usable: numbers((tile) => tile.getAttribute('aria-disabled') === 'false'),
    faces: [...document.querySelectorAll('.die')].map((die) => Number(die.dataset.face)),
  };
};

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/// A new table of nine tiles.
export const FRESH = {
  score: 'Score: 45', dice: '', selected: '', message: '', notice: '', roll: true, submit: false, reset: true,
  up: NINE, picked: [], usable: [], faces: [0, 0],
};

/// Some of these tiles that add up to `total`.
function tilesFor(total, up) {
  if (total === 0) return [];
  for (const [i, tile] of up.entries()) {
    const rest = tile <= total ? tilesFor(total - tile, up.slice(i + 1)) : null;
    if (rest) return [tile, ...rest];
  }
  return null;
}

export class Table extends Readable {
  constructor(page, hand) {
    super(page, hand, read);
  }

  /// Checks that `act` changes nothing.
  async unmoved(act) {
    const before = await this.read();
    await act();
    await settle(this.page);
    assert.deepEqual(await this.read(), before);
  }

  tile(number) {
    return this.page.locator(`#tile-${number}`);
  }

  command(id) {
    return this.page.locator(`#cmd-${id}`);
  }

  /// Presses a tile whether or not it is enabled.
  press(number) {
    return this.tile(number)[this.hand]({ force: true });
  }

  /// Uses an enabled command.
  use(id) {
    return this.command(id)[this.hand]();
  }

  async pick(...numbers) {
    for (const number of numbers) await this.press(number);
  }

  async roll(dice) {
    await this.use('roll');
    await this.is({ dice: diceText(dice), faces: dice });
  }

  async put(...numbers) {
    await this.pick(...numbers);
    await this.use('submit');
    await this.is({ picked: [], submit: false });
  }

  /// Rolls with own dice and types them in.
  async throwOwn(...dice) {
    await this.use('roll');
    for (const die of dice) await this.use(`die-${die}`);
    await this.is({ dice: diceText(dice) });
  }

  /// Plays turns of a scripted game.
  async play(turns) {
    for (const [dice, tiles] of turns) {
      await this.roll(dice);
      if (tiles) await this.put(...tiles);
    }
  }

  /// Rolls and puts down whatever fits, for whoever's turn it is, until the game is over; returns the last
  /// state.
  async playOn() {
    for (;;) {
      const { message, roll, dice, up, usable } = await this.read();
      if (message) return this.read();
      const tiles = usable.length > 0 ? tilesFor(Number(dice.match(/\d+$/)), up) : null;
      // By key: the computer may have ended the game meanwhile, and the button may be gone.
      if (roll) await this.page.keyboard.press('r');
      else if (tiles) await this.put(...tiles);
      // Otherwise it is the computer's turn.
      await settle(this.page);
    }
  }

  said() {
    return this.page.locator('#live').textContent().then((text) => text.replace('\u200b', ''));
  }
}
