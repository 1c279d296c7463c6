// The pages around the games and what all pages share: focus, announcements, settings, themes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { Table, linkTo, saved, sit, visit } from './table.mjs';

const site = siteForTests();

const open = (options) => visit(site.browser, site.address, options);
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);

test('a new page takes the focus to its heading, the first one leaves it alone', async () => {
  const { page, close } = await open();
  await page.goto('/');
  await page.locator('h1').waitFor();
  assert.equal(await focused(page), 'BODY');
  for (const [id, heading] of [['menu-settings', 'Settings'], ['menu-help', 'Help'], ['menu-stats', 'Statistics']]) {
    await page.locator('#menu').click();
    await page.locator(`#${id}`).click();
    await page.locator('h1', { hasText: heading }).waitFor();
    await page.waitForFunction(() => document.activeElement.tagName === 'H1');
  }
  await page.goBack();
  await page.locator('h1', { hasText: 'Help' }).waitFor();
  await page.locator('#home').click();
  await page.waitForFunction(() => document.title === 'Parlour' && document.activeElement.tagName === 'H1');
  await close();
});

test('where the file of the pages around the games does not come, that is said, and it is asked for again', async () => {
  const { page, troubles, close } = await open({ serviceWorkers: 'block' });
  let cut = true;
  await page.route(/later/, (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/stats');
  await page.locator('h1', { hasText: 'Not here yet' }).waitFor();
  cut = false;
  await page.locator('button', { hasText: 'Try again' }).click();
  await page.locator('h1', { hasText: 'Statistics' }).waitFor();
  // The browser remarks on what was cut.
  assert.ok(troubles.every((trouble) => trouble.startsWith('console: ')));
  troubles.length = 0;
  await close();
});

test('where the file of the dialogs does not come, that is said beside the board', async () => {
  const { page, troubles, close } = await open({ serviceWorkers: 'block' });
  let cut = true;
  await page.route(/later/, (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/sudoku');
  await page.locator('.grid').waitFor();
  await page.keyboard.press('n');
  await page.locator('#notice', { hasText: 'could not be fetched' }).waitFor();
  cut = false;
  await page.keyboard.press('n');
  await page.locator('#new-game[open]').waitFor();
  assert.ok(troubles.every((trouble) => trouble.startsWith('console: ')));
  troubles.length = 0;
  await close();
});

test('the focus returns to where it was when a dialog closes', async () => {
  const { page, close } = await sit(site.browser, site.address, { save: saved({ setup: 'up=9', seed: 29, actions: ['roll'] }) });
  for (const [key, dialog] of [['n', 'new-game'], ['?', 'keys']]) {
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4)]) {
      await page.locator('#cmd-reset').focus();
      await page.keyboard.press(key);
      await page.locator(`#${dialog}[open]`).waitFor();
      assert.ok(await page.evaluate((id) => document.getElementById(id).contains(document.activeElement), dialog));
      await leave();
      await page.locator(`#${dialog}`).waitFor({ state: 'hidden' });
      assert.equal(await focused(page), 'cmd-reset');
    }
  }
  await page.locator('#share-end').click();
  await page.locator('#share[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#share').waitFor({ state: 'hidden' });
  assert.equal(await focused(page), 'share-end');
  await close();
});

test('keys belong to a dialog while one is open', async () => {
  const { page, table, close } = await sit(site.browser, site.address, { save: saved({ seed: 4 }) });
  await page.keyboard.press('n');
  await page.locator('#new-seed').focus();
  await table.unmoved(() => page.keyboard.type('r1'));
  assert.equal(await page.locator('#new-seed').inputValue(), 'r1');
  await page.keyboard.press('Enter');
  await page.locator('#new-flaws', { hasText: '“r1” is not a seed' }).waitFor();
  await page.keyboard.press('Escape');
  await table.unmoved(() => page.keyboard.press('Escape'));
  await close();
});

test('what happens is announced, the same words twice as well', async () => {
  const { page, table, close } = await sit(site.browser, site.address, { save: saved({ seed: 4 }) });
  const live = page.locator('#live');
  assert.equal(await live.getAttribute('aria-live'), 'polite');
  await table.use('reset');
  await page.waitForFunction(() => document.getElementById('live').textContent.startsWith('Score: 45'));
  const first = await live.textContent();
  await table.use('reset');
  await page.waitForFunction((before) => document.getElementById('live').textContent !== before, first);
  assert.equal(await table.said(), 'Score: 45');
  await close();
});

test('settings take effect at once and are kept', async () => {
  const { page, close } = await open();
  await page.goto('/settings');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.locator('#set-theme').selectOption('dark');
  await page.locator('#set-contrast').selectOption('more');
  assert.equal(await theme(), 'contrast');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(0, 0, 0)');
  await page.locator('#set-motion').selectOption('none');
  await page.locator('#set-sound').check();
  await page.locator('#set-volume').fill('20');
  await page.reload();
  await page.locator('#set-theme').waitFor();
  assert.equal(await theme(), 'contrast');
  assert.equal(await page.locator('#set-contrast').inputValue(), 'more');
  await page.locator('#set-theme').selectOption('light');
  assert.equal(await theme(), 'contrast-light');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(255, 255, 255)');
  assert.equal(await page.locator('#set-motion').inputValue(), 'none');
  assert.equal(await page.locator('#set-volume').inputValue(), '20');
  await page.goto(linkTo(saved({ seed: 4 })));
  await page.locator('#score').waitFor();
  await page.keyboard.press('Control+m');
  await page.goto('/settings');
  assert.equal(await page.locator('#set-sound').isChecked(), false, 'Ctrl+M switches the sound off');
  assert.equal(await page.locator('#set-volume').isDisabled(), true);
  await close();
});

test('a system that asks for more contrast or for dark gets it', async () => {
  const paper = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (const [options, colour] of [
    [{ contrast: 'more', colorScheme: 'dark' }, 'rgb(0, 0, 0)'],
    [{ contrast: 'more', colorScheme: 'light' }, 'rgb(255, 255, 255)'],
    [{ colorScheme: 'dark' }, 'rgb(23, 19, 15)'],
    [{ colorScheme: 'light' }, 'rgb(250, 246, 239)'],
  ]) {
    const { page, close } = await open(options);
    await page.goto('/');
    await page.locator('h1').waitFor();
    assert.equal(await paper(page), colour);
    await close();
  }
});

test('an address that leads nowhere leads home', async () => {
  const { page, close } = await open();
  for (const path of ['/nowhere', '/shutbox/nowhere']) {
    await page.goto(path);
    await page.locator('h1', { hasText: 'Nothing here' }).waitFor();
  }
  await page.locator('main a').click();
  await page.locator('#card-shutbox').click();
  await new Table(page).is({ score: 'Score: 45' });
  await close();
});

test('going from game to game loads no page', async () => {
  const { page, close } = await open();
  await page.goto('/');
  await page.locator('.card').first().waitFor();
  const loaded = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  for (const id of await page.locator('.card').evaluateAll((cards) => cards.map((card) => card.id))) {
    await page.locator(`#${id}`).click();
    await page.locator('.board-place').waitFor();
    await page.locator('#home').click();
    await page.locator(`#${id}`).waitFor();
  }
  assert.deepEqual(loaded, []);
  await close();
});

test('zoomed to 200 %, nothing overlaps in the bar of any game', async () => {
  // A window of 1280 by 800 at 200 % and at 150 % zoom.
  for (const viewport of [{ width: 640, height: 400 }, { width: 853, height: 533 }]) {
    const { page, close } = await visit(site.browser, site.address, { viewport });
    for (const game of ['shutbox', 'sudoku', 'hidato', 'mill', 'rogue']) {
      await page.goto(`/${game}`);
      await page.locator('.stage').waitFor();
      const wrong = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.bar-home, .bar-name, .bar-button')].map((part) => ({
          name: part.id || part.className, ...part.getBoundingClientRect().toJSON(), cut: part.scrollWidth - part.clientWidth > 1,
        }));
        const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const both = parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => overlap(a, b)).map((b) => `${a.name} on ${b.name}`));
        const outside = parts.filter((part) => part.right > innerWidth || part.cut).map((part) => `${part.name} is cut`);
        return [...both, ...outside];
      });
      assert.deepEqual(wrong, [], `${game} at ${viewport.width}`);
    }
    await close();
  }
});

test('the list of keys and the help speak of the game they were opened in', async () => {
  const { page, close } = await visit(site.browser, site.address);
  await page.goto('/mill');
  await page.locator('#point-a1').waitFor();
  await page.keyboard.press('?');
  const keys = await page.locator('#keys').textContent();
  assert.match(keys, /Keys of Mill/);
  assert.match(keys, /EnterSpacePlace, pick or take/);
  assert.doesNotMatch(keys, /number|WASD/i);
  await page.keyboard.press('Escape');
  await page.locator('#menu').click();
  await page.locator('#menu-help').click();
  assert.equal(await page.locator('h2').first().textContent(), 'Mill');
  await close();
});

test('the end of a game has keys', async () => {
  const { page, table, close } = await sit(site.browser, site.address, { save: saved({ setup: 'up=9', seed: 2, actions: ['roll', '9'] }) });
  await page.locator('#again').waitFor();
  await page.keyboard.press('s');
  await page.locator('#share[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#share').waitFor({ state: 'hidden' });
  // The page hears of a closed dialog a frame later.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  await page.keyboard.press('b');
  await page.locator('#review-leave').click();
  await page.keyboard.press('a');
  await page.locator('#again').waitFor({ state: 'detached' });
  await table.is({ message: '' });
  await page.keyboard.press('r');
  await table.is({ roll: false });
  await page.keyboard.press('x');
  await table.is({ roll: true });
  await close();
});
