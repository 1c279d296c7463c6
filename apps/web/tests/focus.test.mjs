// Where the focus goes when the focused element disappears, and what stays visible on small screens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { FRESH, saved, settle, sit } from './table.mjs';

const site = siteForTests();
const open = (options) => sit(site.browser, site.address, options);

/// The id, or else the class, of the focused element.
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.className);

const SIDEWAYS = { width: PHONE.height, height: PHONE.width };
const SMALL = { width: 360, height: 640 };

test('a dialog opened from the menu by keys gives the focus back to the menu', async () => {
  const { page, close } = await open();
  for (const [entry, dialog] of [['cmd-new', 'new-game'], ['menu-share', 'share'], ['menu-keys', 'keys']]) {
    await page.locator('#menu').focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${entry}`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${dialog}[open]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`#${dialog}`).waitFor({ state: 'hidden' });
    assert.equal(await focused(page), 'menu', entry);
  }
  await page.locator('#menu').click();
  await page.locator('#menu-mute').click();
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'a pointer leaves no focus behind');
  await close();
});

test('a dialog that is opened again at once stays open', async () => {
  const { page, close } = await open();
  await page.keyboard.press('n');
  await page.locator('#new-game[open]').waitFor();
  // Within one frame, before the browser fires `close`.
  await page.evaluate(async () => {
    const dialog = document.getElementById('new-game');
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    dialog.querySelector('.dialog-close').click();
    while (dialog.open) await Promise.resolve();
    press('n');
    while (!dialog.open) await Promise.resolve();
  });
  await settle(page);
  await page.locator('#new-seed').fill('4');
  await page.keyboard.press('Escape');
  // The dialog is hidden at once; its contents go when the browser fires `close`, a frame later.
  await page.locator('#new-game').waitFor({ state: 'hidden' });
  await page.locator('#new-seed').waitFor({ state: 'detached' });
  await close();
});

test('a command that closes itself hands the focus on, and Enter does not reset twice', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4 }) });
  await table.command('roll').focus();
  await page.keyboard.press('Enter');
  await table.is({ dice: 'Dice: 4 + 3 = 7', roll: false });
  await settle(page);
  assert.equal(await focused(page), 'commands', 'nothing can be confirmed yet');
  await table.unmoved(() => page.keyboard.press('Enter'));
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await table.is({ up: FRESH.up.filter((tile) => tile !== 7), submit: false, roll: true });

  await page.locator('#cmd-undo').focus();
  for (const next of ['cmd-redo', 'cmd-undo']) {
    await page.keyboard.press('Enter');
    await settle(page);
    assert.equal(await focused(page), next);
  }

  await table.command('reset').focus();
  await page.keyboard.press('Enter');
  await table.is(FRESH);
  await settle(page);
  assert.equal(await focused(page), 'cmd-roll');
  await page.keyboard.press('Enter');
  await table.is({ roll: false, reset: true, submit: false });
  assert.notEqual((await table.read()).dice, '', 'Enter rolled');
  await close();
});

test('on a phone the dice stay in sight above the coach, and no command wraps', async () => {
  for (const viewport of [PHONE, SMALL]) {
    const { page, close } = await open({ viewport, hasTouch: true, save: saved({ seed: 4, actions: ['roll'] }) });
    const box = (selector) => page.locator(selector).first().boundingBox();
    const submit = await box('#cmd-submit');
    assert.ok(submit.height < 48, `Submit Move is ${submit.height} px high`);
    assert.ok(submit.y + submit.height <= (await box('#sheet')).y, 'the commands are not covered');
    await page.locator('#cmd-hint').tap();
    await page.locator('#choices').waitFor();
    if (viewport === PHONE) {
      const dice = await box('.die');
      assert.ok(dice.y + dice.height < (await box('.side')).y, 'the sheet hides the dice');
    }
    await close();
  }
});

test('on a phone four commands stand two by two, and held sideways all are on the screen', async () => {
  const choice = saved({ setup: 'dice=opt7 up=1,2,5', seed: 4 });
  const upright = await open({ viewport: PHONE, hasTouch: true, save: choice });
  const tops = await upright.page.locator('.command').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.deepEqual(tops.map((top) => tops.filter((other) => other === top).length), [2, 2, 2, 2]);
  await upright.close();
  const { page, close } = await open({ viewport: SIDEWAYS, hasTouch: true, save: choice });
  for (const selector of ['.die', '#cmd-roll-2', '#cmd-submit', '#cmd-reset']) {
    const { y, height } = await page.locator(selector).first().boundingBox();
    assert.ok(y >= 0 && y + height <= SIDEWAYS.height, `${selector} ends at ${y + height}`);
  }
  await close();
});

test('help names the colours that high contrast has', async () => {
  const help = async (theme) => {
    const { page, close } = await open({ settings: { theme } });
    await page.goto('/help');
    const text = await page.locator('section', { has: page.locator('#help-shutbox') }).textContent();
    await close();
    return text;
  };
  assert.match(await help('light'), /warm red/);
  const contrast = await help('contrast');
  assert.match(contrast, /accent colour/);
  assert.doesNotMatch(contrast, /gold|red and leans|grey/);
});
