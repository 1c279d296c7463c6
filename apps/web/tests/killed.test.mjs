// A browser that is killed with all its processes a second after a move: the move and the settings are there the next time.
// Browsers write local storage to disk late, so this needs a profile on disk and a browser of its own.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { Grid, PUZZLE, linkToSetup, solve } from './grid.mjs';
import { siteForTests } from './harness.mjs';
import { visit } from './table.mjs';

const site = siteForTests();
const TRIES = 8;
const SOLUTION = solve(PUZZLE);
const EMPTY = [...PUZZLE].flatMap((sign, cell) => (sign === '.' ? [cell] : []));

/// A browser on this profile, whose `kill` leaves it no time to write anything.
async function startOn(profile) {
  const flags = ['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(process.env.CHROMIUM, [...flags, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const endpoint = await new Promise((found, fail) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [address] = line.match(/ws:\/\/\S+/) ?? [];
      if (address) found(address);
    });
    child.on('exit', (code) => fail(new Error(`the browser ended at once with status ${code}`)));
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const opened = await visit({ newContext: async () => browser.contexts()[0] }, site.address);
  return {
    ...opened,
    async kill() {
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close();
    },
  };
}

/// The board and the settings as stored.
const stored = (page) => page.evaluate(() => ['save.sudoku', 'settings'].map((name) => localStorage.getItem(`parlour.${name}`)));

test(`nothing is lost when the browser is killed a second after a move, ${TRIES} times`, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'parlour-killed-'));
  const lost = [];
  let before;
  for (let round = 0; round <= TRIES; round += 1) {
    const { page, troubles, kill } = await startOn(profile);
    try {
      await page.goto(new URL(before ? '/sudoku' : linkToSetup(PUZZLE), site.address).href);
      const grid = new Grid(page);
      await grid.at(0).waitFor();
      if (before && JSON.stringify(await stored(page)) !== JSON.stringify(before)) lost.push(round);
      const cell = EMPTY[round];
      await grid.at(cell).click();
      await page.keyboard.press(SOLUTION[cell]);
      await page.locator('.cell.user-entry').nth(lost.length > 0 ? 0 : round).waitFor();
      await page.keyboard.press('Control+m');
      before = await stored(page);
      await page.waitForTimeout(1_000);
      assert.deepEqual(troubles, []);
    } finally {
      await kill();
    }
  }
  rmSync(profile, { recursive: true });
  assert.deepEqual(lost, [], `${lost.length} of ${TRIES} kills lost something`);
});
