// A dungeon as tests see and use it. Knows the page only by its ids and texts.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit } from './table.mjs';

const rows = ['####################', '#..................#', '#..................#', '#..................#', '#..................#', '#................>.#', '####################'];
const at = (x, y) => ({ x, y });

/// A room with a potion, gold, a sleeping zombie and stairs down.
export const ROOM = JSON.stringify({
  seed: '1',
  options: 'sight=room',
  player: {
    position: at(4, 3), hp: 12, maxHp: 12, strength: 16,
    equipment: { weapon: { type: 'WEAPON', name: 'two-handed sword', bonus: 3 }, armor: { type: 'ARMOR', name: 'plate mail' }, lightSource: { type: 'ARTIFACT', name: 'phial' } },
    inventory: [{ type: 'FOOD' }, { type: 'WAND', wandType: 'MAGIC_MISSILE' }],
  },
  levels: [[1, {
    rows, rooms: [{ x: 1, y: 1, width: 18, height: 5 }], stairsDown: at(17, 5),
    items: [{ type: 'POTION', potionType: 'HEALING', position: at(6, 3) }],
    gold: [{ position: at(8, 3), amount: 40 }],
    monsters: [{ letter: 'Z', position: at(11, 3), state: 'SLEEPING', hp: 3, maxHp: 9 }],
  }]],
});

/// A dragon beside a hero who has one hit point left.
export const DOOM = JSON.stringify({
  seed: '2',
  player: { position: at(2, 1), hp: 1, maxHp: 12, equipment: { lightSource: { type: 'TORCH' } } },
  levels: [[1, {
    rows: ['######', '#....#', '######'], rooms: [{ x: 1, y: 1, width: 4, height: 1 }],
    monsters: [{ letter: 'D', position: at(3, 1), state: 'HUNTING', hp: 80, maxHp: 80 }],
  }]],
});

/// A run from start to end.
export const REPLAY = readFileSync(join(import.meta.dirname, '../../../data/replays/rogue-109.save'), 'utf8');

export const linkToRun = (save) => `/rogue#r=${Buffer.from(save).toString('base64url')}`;
export const linkToDungeon = (setup) => `/rogue#s=${Buffer.from(setup).toString('base64url')}`;

export async function open(site, setup, options = {}) {
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto(linkToDungeon(setup));
  await opened.page.locator('#map').waitFor();
  return opened;
}

export class Dungeon {
  constructor(page) {
    this.page = page;
  }

  /// Presses keys, waiting for each to take effect.
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  told(text) {
    return this.page.locator('#told', { hasText: text }).waitFor();
  }

  async hero() {
    const text = await this.page.locator('#map-text').textContent();
    const all = text.split('\n');
    const y = all.findIndex((row) => row.includes('@'));
    return `${all[y]?.indexOf('@')},${y}`;
  }

  /// Waits until the hero is there.
  async at(place) {
    const [x, y] = place.split(',').map(Number);
    await this.page.waitForFunction(([column, row]) => document.querySelector('#map-text').textContent.split('\n')[row]?.[column] === '@', [x, y]);
  }

  /// Travels by touching a cell. An event on the way stops a journey; the next touch continues it.
  async travel(x, y, how) {
    for (let tries = 0; tries < 8; tries += 1) {
      const before = await this.page.locator('#map-text').textContent();
      if ((await this.hero()) === `${x},${y}`) return;
      await this.touch(x, y, how);
      await this.page.waitForFunction((old) => document.querySelector('#map-text').textContent !== old, before);
    }
    assert.fail(`never came to ${x},${y}`);
  }

  /// Attacks until something is slain.
  async fight(key) {
    for (let blow = 0; blow < 60; blow += 1) {
      if ((await this.page.locator('#told').textContent()).includes('slain')) return;
      await this.press(key);
    }
    assert.fail('nobody was slain');
  }

  /// Touches a cell of the map; assumes that the map is scrolled fully left.
  async touch(x, y, how) {
    const box = await this.page.locator('#map').boundingBox();
    const wide = Math.max(box.width / 80, how === 'tap' ? 14 : 9);
    const high = Math.round(wide * 1.7);
    const position = { x: (x + 0.5) * wide, y: (y + 0.5) * high };
    await this.page.locator('#map')[how]({ position });
  }
}

/// Plays natively by `drive` from a seed and writes a save; returns the answers and the save.
function driven(seed, commands) {
  const folder = mkdtempSync(join(tmpdir(), 'dungeon-'));
  const file = join(folder, 'run.save');
  try {
    const input = [...commands, `save ${file}`, 'quit', ''].join('\n');
    const output = execFileSync(process.env.PARLOUR_BIN, ['drive', 'rogue', '--seed', seed], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
    return { answers: output.trim().split('\n').map((line) => JSON.parse(line)), save: readFileSync(file, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/// The save of a ranked run, one search before its end: a hero who only searches does not last.
export function lastBreath() {
  const searches = Array(6000).fill('act search');
  const last = driven('4', searches).answers.findIndex((answer) => answer.turn === 'over');
  assert.ok(last > 0, 'searching alone ends badly');
  return driven('4', searches.slice(0, last)).save;
}
