// The dungeon in the browser: runs by keyboard, mouse and touch; lists, looking, the end. Knows the page only
// by its ids and texts; the map is read from the text beside the canvas.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, axe, siteForTests } from './harness.mjs';
import { DOOM, Dungeon, ROOM, lastBreath, linkToRun, open } from './rogue.mjs';
import { visit } from './table.mjs';

const site = siteForTests();

test('by keyboard: walk, take, look, fight, drink, go down', async () => {
  const { page, close } = await open(site, ROOM);
  const dungeon = new Dungeon(page);
  await dungeon.press('l', 'l', ',');
  await dungeon.told('You now have');
  await dungeon.press('v', 'Tab');
  await page.locator('#panel-look', { hasText: 'You hit' }).waitFor();
  await page.keyboard.press('Escape');
  await dungeon.press('l', 'l');
  await page.locator('#gauge-gold', { hasText: '40' }).waitFor();
  await dungeon.fight('l');
  await page.keyboard.press('q');
  await page.locator('#sheet-over').waitFor();
  const potion = await page.locator('.sheet-list kbd').first().textContent();
  await page.keyboard.press(potion);
  await dungeon.told('You drink');
  // An event on the way stops a journey; the same key continues it, and descends once on the stairs.
  const depth = page.locator('#gauge-depth');
  for (let tries = 0; tries < 40 && !(await depth.textContent()).includes('2'); tries += 1) {
    const before = await page.locator('#map-text').textContent();
    await page.keyboard.press('Shift+Period');
    await page.waitForFunction((old) => document.querySelector('#map-text').textContent !== old
      || document.querySelector('#gauge-depth').textContent.includes('2'), before);
  }
  await page.locator('#gauge-depth', { hasText: '2' }).waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('parlour.save.rogue'));
  assert.match(kept, /"down/);
  await close();
});

test('a first visit finds a dungeon of its own; a finger that slides walks; M lists the messages', async () => {
  const seeds = new Set();
  for (const options of [{ viewport: PHONE, hasTouch: true }, {}]) {
    const { page, close } = await visit(site.browser, site.address, options);
    const dungeon = new Dungeon(page);
    await page.goto('/rogue');
    await page.locator('#map').waitFor();
    const [x, y] = (await dungeon.hero()).split(',').map(Number);
    const slides = { pointerType: 'touch', clientX: 100, clientY: 100 };
    await page.locator('#map').dispatchEvent('pointerdown', slides);
    await page.locator('#map').dispatchEvent('pointerup', { ...slides, clientX: 160 });
    await dungeon.at(`${x + 1},${y}`);
    seeds.add(await page.evaluate(() => localStorage.getItem('parlour.save.rogue').match(/seed=(\d+)/)[1]));
    assert.equal(await page.locator('#cmd-undo, #cmd-redo, #history').count(), 0, 'nothing is offered that can never be');
    await page.keyboard.press('Shift+M');
    await page.locator('#sheet-title', { hasText: 'What you were told' }).waitFor();
    await close();
  }
  assert.equal(seeds.size, 2, 'not one dungeon for everybody');
});

test('by mouse: a journey, a step, a list', async () => {
  const { page, close } = await open(site, ROOM);
  const dungeon = new Dungeon(page);
  await dungeon.travel(6, 3, 'click');
  await dungeon.touch(6, 3, 'click');
  await dungeon.told('You now have');
  await page.locator('#cmd-pack').click();
  await page.locator('#sheet-over').waitFor();
  await page.locator('.sheet-list button', { hasText: 'potion' }).click();
  await page.locator('.sheet-list button', { hasText: 'Drink' }).click();
  await dungeon.told('You drink');
  assert.equal(await page.locator('#sheet-over').count(), 0);
  await close();
});

test('by touch on a phone: a journey, buttons, the end', async () => {
  const { page, close } = await open(site, ROOM, { viewport: PHONE, hasTouch: true });
  const dungeon = new Dungeon(page);
  await dungeon.touch(5, 3, 'tap');
  await dungeon.at('5,3');
  await page.locator('#cmd-search').tap();
  await page.locator('#gauge-turn', { hasText: '2' }).waitFor();
  await close();
});

test('death is final: the save goes, and a trial run does not count', async () => {
  const { page, close } = await open(site, DOOM);
  const dungeon = new Dungeon(page);
  for (let turn = 0; turn < 40 && !(await page.locator('#end').textContent()).includes('died'); turn += 1) await dungeon.press('s');
  await page.locator('#end', { hasText: 'You died on level 1' }).waitFor();
  const [save, stats] = await page.evaluate(() => ['parlour.save.rogue', 'parlour.stats.rogue'].map((key) => localStorage.getItem(key)));
  assert.equal(save, null);
  assert.equal(stats, null);
  // Returning visitors get a dungeon of their own, not everybody's first one.
  await page.reload();
  await page.waitForFunction(() => /seed=\d{3}/.test(localStorage.getItem('parlour.save.rogue')));
  await close();
});

test('a run that counts is listed, sorted and narrowed down, and its replay runs at a speed', async () => {
  const { page, close } = await visit(site.browser, site.address, { reducedMotion: 'reduce' });
  // A run from a link would not be ranked.
  await page.goto('/');
  await page.evaluate((run) => localStorage.setItem('parlour.save.rogue', run), lastBreath());
  await page.goto('/rogue');
  await page.locator('#map').waitFor();
  await page.keyboard.press('s');
  await page.locator('#summary li', { hasText: 'Score' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.goto('/stats');
  const rows = page.locator('#ranks-rogue tbody tr');
  await rows.locator('summary', { hasText: 'You died' }).click();
  await rows.locator('li', { hasText: 'seed=4' }).waitFor();
  await page.locator('#sort-turns').click();
  await page.locator('th[aria-sort="descending"] #sort-turns').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.locator('#ranks-outcome').selectOption('won');
  await rows.locator('td', { hasText: 'No run matches' }).waitFor();
  await page.locator('#ranks-outcome').selectOption('all');
  // A run in progress is not lost by viewing another.
  await page.goto('/rogue');
  await page.locator('#map').waitFor();
  await page.keyboard.press('s');
  await page.locator('#gauge-turn', { hasText: '1' }).waitFor();
  await page.goto('/stats');
  await rows.locator('a').click();
  await page.locator('#review-at', { hasText: '0 of' }).waitFor();
  await page.locator('#gauge-turn', { hasText: /\D0$/ }).waitFor();
  for (let faster = 0; faster < 2; faster += 1) await page.keyboard.press('+');
  await page.keyboard.press('Space');
  await page.locator('#review-at', { hasText: /^(16|32|48) of/ }).waitFor();
  await page.locator('#review-play[aria-label="Stop"]').click();
  await page.keyboard.press('End');
  await page.locator('#end', { hasText: 'You died' }).waitFor();
  await page.keyboard.press('Home');
  await page.locator('#review-at', { hasText: '0 of' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('Escape');
  await page.locator('#gauge-turn', { hasText: /\D1$/ }).waitFor();
  await close();
});

test('the computer plays until a key is pressed, and its run is not ranked', async () => {
  const { page, close } = await visit(site.browser, site.address, {});
  await page.goto('/rogue');
  await page.locator('#map').waitFor();
  await page.keyboard.press('p');
  await page.locator('#watching').waitFor();
  await page.keyboard.press('+');
  await page.locator('#speed', { hasText: '4×' }).click();
  await page.locator('#speed', { hasText: '16×' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.waitForFunction(() => Number(document.querySelector('#gauge-turn dd').textContent) > 30);
  await page.keyboard.press('x');
  await page.locator('#watching').waitFor({ state: 'detached' });
  const kept = await page.evaluate(() => localStorage.getItem('parlour.save.rogue'));
  assert.match(kept, /"watched":"auto"/);
  assert.doesNotMatch(kept, /"bot"/);
  await page.locator('#cmd-search').click();
  await close();
});

test('keys can be rebound in the settings, a taken key changes hands, and buttons show them', async () => {
  const { page, close } = await visit(site.browser, site.address, {});
  await page.goto('/settings');
  await page.locator('#keys-rogue summary').click();
  await page.locator('#bind-rogue-explore').click();
  await page.keyboard.press('5');
  await page.locator('#keys-told-rogue', { hasText: 'cannot be chosen' }).waitFor();
  await page.locator('#bind-rogue-explore').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('q');
  await page.locator('#keys-told-rogue', { hasText: 'Drink had it, and now has x instead' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.goto('/rogue');
  await page.locator('#cmd-explore kbd', { hasText: 'q' }).waitFor();
  await page.keyboard.press('x');
  await page.locator('#notice', { hasText: 'nothing to drink' }).waitFor();
  await page.goto('/settings');
  await page.locator('#keys-rogue summary').click();
  await page.locator('#reset-rogue').click();
  await page.locator('#bind-rogue-explore kbd', { hasText: 'x' }).waitFor();
  await close();
});

test('everything needed to play is visible, on a desktop and on phones in portrait and landscape', async () => {
  const places = [['desk', DESKTOP], ['phone', PHONE], ['small', { width: 360, height: 640 }], ['sideways', { width: 844, height: 390 }]];
  for (const [name, viewport] of places) {
    const { page, close } = await open(site, ROOM, { viewport, hasTouch: name !== 'desk' });
    await page.locator('#cmd-up').waitFor();
    const covered = await page.evaluate(() => [...document.querySelectorAll('#map, #gauges, #told, .commands > .command')].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, bottom - 3);
      return top < 0 || bottom > innerHeight || right > innerWidth || !(seen && (part.contains(seen) || seen.contains(part)));
    }).map((part) => part.id || part.className));
    assert.deepEqual(covered, [], name);
    const small = await page.evaluate(() => [...document.querySelectorAll('.commands > .command')].filter((part) => part.offsetHeight < 44 || part.offsetWidth < 44).length);
    assert.equal(small, 0, `${name}: large enough for a finger`);
    await page.locator('#more').click();
    await page.locator('#cmd-told').click();
    await page.locator('#sheet-over').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.keyboard.press('Tab');
    const look = name === 'desk' ? '#panel-look' : '#look';
    await page.locator(look, { hasText: 'zombie' }).waitFor();
    assert.deepEqual(await axe(page), [], name);
    await close();
  }
});
