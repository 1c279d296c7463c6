// First rounds in the browser: all five by clicks and keys, at a desk and on a phone; where they are offered and found;
// that nothing of them is kept. Knows the page only by its ids and texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, axe, siteForTests } from './harness.mjs';
import { patience } from './pace.mjs';
import { settle, visit } from './table.mjs';

const site = siteForTests();

/// A first round as a learner goes through it.
class Learner {
  constructor({ page, close, troubles }, hand) {
    Object.assign(this, { page, close, troubles, hand });
  }

  /// Waits for a step, by its number; `done` is the end.
  async at(step) {
    const title = this.page.locator('#first-title');
    await (step === 'done' ? title.filter({ hasText: 'done' }) : title.filter({ hasText: `First round, ${step} of` })).waitFor();
  }

  press(selector) {
    return this.page.locator(selector)[this.hand]();
  }

  /// Touches cells of a grid or a board of points.
  async cells(...numbers) {
    for (const number of numbers) await this.press(`.board-place [data-cell="${number}"]`);
  }

  async tool(id) {
    const button = this.page.locator(`#cmd-${id}`);
    if (!(await button.isVisible())) await this.press('#more');
    await button[this.hand]();
  }
}

async function open(game, { phone = false, path = `/${game}#first` } = {}) {
  const options = phone ? { viewport: PHONE, hasTouch: true } : { viewport: DESKTOP };
  const opened = await visit(site.browser, site.address, options);
  await opened.page.goto(path);
  return new Learner(opened, phone ? 'tap' : 'click');
}

const WALKS = {
  async shutbox(learner) {
    await learner.at(1);
    await learner.press('#cmd-roll');
    await learner.at(2);
    for (const tile of [4, 5]) await learner.press(`#tile-${tile}`);
    await learner.at(3);
    await learner.press('#cmd-submit');
    await learner.at(4);
    await learner.press('#cmd-roll');
    await learner.at(5);
    for (const tile of [9, 2]) await learner.press(`#tile-${tile}`);
    await learner.press('#cmd-submit');
    await learner.at(6);
    for (const tiles of [[8, 3, 1], [6], []]) {
      if (/done/.test(await learner.page.locator('#first-title').textContent())) break;
      await learner.press('#cmd-roll');
      await settle(learner.page);
      if (/done/.test(await learner.page.locator('#first-title').textContent())) break;
      for (const tile of tiles) await learner.press(`#tile-${tile}`);
      await learner.press('#cmd-submit');
      await settle(learner.page);
    }
  },
  async sudoku(learner) {
    const enter = async (cell, digit) => {
      await learner.cells(cell);
      await learner.press(`#pad-${digit}`);
    };
    await learner.at(1);
    await enter(40, 7);
    await learner.page.locator('#notice', { hasText: 'Not in this step.' }).waitFor();
    await enter(15, 7);
    await learner.at(2);
    await enter(65, 7);
    await learner.at(3);
    await learner.press('#cmd-undo');
    await learner.at(4);
    await learner.press('#cmd-corner');
    await enter(40, 1);
    await learner.press('#pad-9');
    await learner.at(5);
    await learner.press('#cmd-hint');
    await learner.at(6);
    await learner.press('#cmd-digit');
    await enter(37, 1);
    await learner.at(7);
    for (const [cell, digit] of [[40, 9], [31, 1], [70, 7], [65, 4]]) await enter(cell, digit);
  },
  async hidato(learner) {
    await learner.at(1);
    await learner.cells(14);
    await learner.page.locator('#notice', { hasText: 'Not in this step.' }).waitFor();
    await learner.cells(12);
    await learner.at(2);
    await learner.cells(13, 14);
    await learner.at(3);
    await learner.cells(4);
    await learner.at(4);
    await learner.press('#cmd-backward');
    await learner.at(5);
    await learner.cells(1);
    await learner.at(6);
    await learner.press('#cmd-undo');
    await learner.at(7);
    await learner.cells(4, 1, 2);
    await learner.press('#cmd-forward');
    await learner.cells(15, 11, 10, 7);
  },
  async mill(learner) {
    await learner.at(1);
    await learner.cells(17);
    await learner.at(2);
    await learner.cells(10);
    await learner.at(3);
    const idle = () => learner.page.locator('.seat.to-move[data-seat="0"]').waitFor({ state: 'attached' });
    await idle();
    await learner.cells(17, 18);
    await learner.at(4);
    await idle();
    await learner.cells(18, 17, 7);
    await learner.at(5);
    await idle();
    await learner.cells(17, 11);
    await learner.at(6);
    await idle();
    await learner.cells(11, 17, 4);
  },
  async rogue(learner) {
    const { page } = learner;
    await learner.at(1);
    for (const key of ['ArrowRight', 'ArrowRight', '9']) await page.keyboard.press(key);
    await learner.at(2);
    await learner.tool('look');
    await learner.at(3);
    for (let tries = 0; tries < 5; tries += 1) {
      if (!/3 of/.test(await page.locator('#first-title').textContent())) break;
      await learner.tool('explore');
      await page.waitForTimeout(patience(300));
    }
    await learner.at(4);
    for (let tries = 0; tries < 60; tries += 1) {
      if (!/4 of/.test(await page.locator('#first-title').textContent())) break;
      // Towards the snake, which is in the row of the gold.
      await page.keyboard.press(tries < 2 ? '9' : 'ArrowRight');
      await page.waitForTimeout(patience(50));
    }
    await learner.at(5);
    await page.keyboard.press('q');
    await page.locator('.sheet-list button').first().waitFor();
    await page.locator('.sheet-list button').first()[learner.hand]();
    await learner.at(6);
    await learner.tool('down');
    await page.waitForTimeout(patience(300));
    await learner.tool('down');
  },
};

for (const phone of [false, true]) {
  for (const [game, walk] of Object.entries(WALKS)) {
    test(`${game} is learned ${phone ? 'on a phone' : 'at a desk'}, and nothing of it is kept`, async (t) => {
      const learner = await open(game, { phone });
      const { page } = learner;
      await learner.at(1);
      assert.deepEqual(await axe(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'it fits');
      const began = Date.now();
      await walk(learner);
      await learner.at('done');
      t.diagnostic(`${await page.locator('#first-title').textContent()}: ${Date.now() - began} ms`);
      await page.mouse.move(0, 0);
      assert.deepEqual(await axe(page), []);
      const kept = await page.evaluate((id) => Object.entries(localStorage).filter(([key]) => key.includes(id)), game);
      assert.ok(!JSON.stringify(kept).includes('"log"'), `no save: ${JSON.stringify(kept)}`);
      await learner.press('#real');
      await page.locator('#first-round').waitFor({ state: 'detached' });
      await page.locator('.board-place').waitFor();
      await learner.close();
    });
  }
}

test('a first round is offered once, is found in menu, form and help, and can be skipped and begun again', async () => {
  const learner = await open('hidato', { path: '/hidato?splash=1' });
  const { page } = learner;
  await page.locator('#first-decline').click();
  await page.locator('#first-take').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.board-place .cell').first().waitFor();
  assert.equal(await page.locator('#first-take').count(), 0);
  await page.locator('#menu').click();
  await page.locator('#menu-first').click();
  await learner.at(1);
  await page.locator('#first-skip').click();
  await page.locator('#first-round').waitFor({ state: 'detached' });
  await page.locator('#menu').click();
  await page.locator('#cmd-new').click();
  await page.locator('#new-first').click();
  await learner.at(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('#first-round').waitFor({ state: 'detached' });
  await page.goto('/help');
  await page.locator('#first-mill').click();
  await learner.at(1);
  await learner.close();
});

test('the game on the table is there again after its first round', async () => {
  const learner = await open('shutbox', { path: '/shutbox' });
  const { page } = learner;
  await page.locator('#cmd-roll').click();
  const dice = await page.locator('#dice').textContent();
  await page.locator('#menu').click();
  await page.locator('#menu-first').click();
  await learner.at(1);
  assert.equal(await page.locator('#dice').textContent(), '');
  await page.locator('#first-skip').click();
  await page.locator('#dice', { hasText: dice }).waitFor();
  await learner.close();
});
