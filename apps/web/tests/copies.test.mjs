// What local storage forgets, because browsers write it to disk late, comes back from its copies in the database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grid, PUZZLE, linkToSetup, sitAtGrid, solve } from './grid.mjs';
import { BESIDE, siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';

const site = siteForTests();
const SOLUTION = solve(PUZZLE);
const EMPTY = [...PUZZLE].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
const SAVE = 'parlour.save.sudoku';

const open = (options) => sitAtGrid(site.browser, site.address, options);

/// Fills in the next digits.
async function play({ page, grid }, count) {
  const from = await page.locator('.cell.user-entry').count();
  for (const cell of EMPTY.slice(from, from + count)) {
    await grid.at(cell).click();
    await page.keyboard.press(SOLUTION[cell]);
  }
  await has(page, from + count);
}

/// Waits until so many digits are on the board.
const has = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('.cell.user-entry').length === wanted, count);

const texts = (page) => page.evaluate(() => ({ ...localStorage }));
const lay = (page, entries) => page.evaluate((all) => {
  localStorage.clear();
  for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
}, entries);

/// Waits until every text of local storage is copied as it is.
async function copied(page) {
  const isDone = () => page.evaluate(() => new Promise((done, fail) => {
    const opening = indexedDB.open('parlour-copies');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const db = opening.result;
      const all = db.transaction('copies').objectStore('copies').getAll();
      all.onsuccess = () => {
        db.close();
        const copies = new Map(all.result.map(({ key, text }) => [key, text]));
        // Settings come from the test, news from the first visit; the count is no text.
        const mine = Object.entries(localStorage).filter(([key]) => /^parlour\.(save|status|picture)\./.test(key));
        done(mine.every(([key, text]) => copies.get(key) === text));
      };
    };
  }));
  for (const deadline = Date.now() + patience(5_000); !(await isDone());) assert.ok(Date.now() < deadline, 'not copied');
}

/// Leaves the game, does something to local storage, and comes back to the game.
async function comeBack({ page }, change) {
  await copied(page);
  await page.evaluate((address) => { location.href = address; }, BESIDE);
  await page.waitForURL(`**${BESIDE}`);
  await change?.();
  await page.evaluate(() => { location.href = '/sudoku'; });
  await new Grid(page).at(0).waitFor();
}

/// As if the next copies were never in time.
const copyNothing = (page) => page.evaluate(() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
});

/// How late databases answer: later than all that comes before it here.
const LATE_MS = patience(4_000);

const answerLate = (lateMs) => {
  const { open: now } = IDBFactory.prototype;
  IDBFactory.prototype.open = function late(...what) {
    const request = {};
    setTimeout(() => {
      const real = now.apply(this, what);
      for (const event of ['onsuccess', 'onerror', 'onupgradeneeded']) {
        real[event] = (...told) => {
          request.result = real.result;
          request[event]?.(...told);
        };
      }
    }, lateMs);
    return request;
  };
};

test('moves that local storage has forgotten are there again, and go on', async () => {
  const sitting = await open();
  const { page, close } = sitting;
  await play(sitting, 1);
  const early = await texts(page);
  await play(sitting, 3);
  const late = await texts(page);
  await comeBack(sitting, () => lay(page, early));
  await has(page, 4);
  assert.equal((await texts(page))[SAVE], late[SAVE]);
  // A second time, from where it went on.
  await play(sitting, 1);
  await comeBack(sitting, () => lay(page, early));
  await has(page, 5);
  await close();
});

test('local storage that is lost as a whole is there again, settings included', async () => {
  const sitting = await open();
  const { page, close } = sitting;
  await play(sitting, 2);
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Control+m');
  const before = await texts(page);
  await comeBack(sitting, () => lay(page, {}));
  await has(page, 2);
  const after = await texts(page);
  for (const key of [SAVE, 'parlour.settings']) assert.equal(after[key], before[key], key);
  await close();
});

test('a copy that is older changes nothing, and what was removed stays away', async () => {
  const sitting = await open();
  const { page, close } = sitting;
  await play(sitting, 1);
  const before = await texts(page);
  await copied(page);
  await copyNothing(page);
  await play(sitting, 2);
  const late = await texts(page);
  assert.notEqual(late[SAVE], before[SAVE]);
  await page.evaluate((address) => { location.href = address; }, BESIDE);
  await page.waitForURL(`**${BESIDE}`);
  await page.evaluate(() => { location.href = '/shelf'; });
  await page.locator('.left-games .remove').click();
  await page.locator('.left-games .put-back').waitFor();
  assert.equal((await texts(page))[SAVE], undefined);
  await comeBack(sitting, () => lay(page, late));
  await has(page, 0);
  await close();
});

test('a database that answers late brings back what was forgotten while the game is open', async () => {
  const sitting = await open();
  const { context, page, close } = sitting;
  await play(sitting, 1);
  const early = await texts(page);
  await play(sitting, 2);
  await context.addInitScript(answerLate, LATE_MS);
  await comeBack(sitting, () => lay(page, early));
  await has(page, 1);
  await has(page, 3);
  await close();
});

test('a tab whose database answers late takes back nothing that another has done since', async () => {
  const sitting = await open();
  const { context, page, close } = sitting;
  await play(sitting, 1);
  const early = await texts(page);
  await play(sitting, 2);
  const other = await context.newPage();
  await other.addInitScript(answerLate, LATE_MS);
  await comeBack(sitting, async () => {
    await lay(page, early);
    await other.goto('/sudoku');
    await has(other, 1);
  });
  await has(page, 3);
  await copyNothing(page);
  await play(sitting, 1);
  await has(other, 4);
  const newest = await texts(page);
  await other.waitForTimeout(LATE_MS);
  assert.equal((await texts(page))[SAVE], newest[SAVE]);
  await close();
});

test('copies are written to disk before they count as written, and seldom', async () => {
  const sitting = await open();
  const { context, page, grid, close } = sitting;
  await context.addInitScript(() => {
    globalThis.writes = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function noted(...how) {
      const made = transaction.apply(this, how);
      if (made.mode === 'readwrite') globalThis.writes.push([this.name, made.durability]);
      return made;
    };
  });
  await comeBack(sitting);
  await grid.at(EMPTY[0]).click();
  for (let taps = 0; taps < 30; taps += 1) await page.keyboard.press(taps % 2 ? 'Backspace' : '1');
  await page.waitForTimeout(1_000);
  const writes = await page.evaluate(() => globalThis.writes);
  assert.ok(writes.length > 0 && writes.length < 15, `${writes.length} transactions`);
  assert.deepEqual([...new Set(writes.map(([, durability]) => durability))], ['strict']);
  await close();
});

test('a link to another puzzle after a loss keeps both games', async () => {
  const sitting = await open();
  const { page, close } = sitting;
  await play(sitting, 1);
  const early = await texts(page);
  await play(sitting, 2);
  await comeBack(sitting, () => lay(page, early));
  await has(page, 3);
  await page.goto(linkToSetup(SOLUTION.replace(/[1-3]/g, '.')));
  await page.locator('#offer-replace').click();
  await has(page, 0);
  await comeBack(sitting, () => lay(page, early));
  await has(page, 0);
  await page.goto('/shelf');
  await page.locator('.left-games .take-up').first().click();
  await has(page, 3);
  await close();
});
