// The dungeon in the browser: runs by keyboard, by mouse and by touch; lists, looking, the end. Knows the page by its ids
// and texts only; the map is read from the text beside the canvas.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, siteForTests } from './harness.mjs';
import { DOOM, Dungeon, ROOM, open } from './rogue.mjs';

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
  // News on the way ends a journey; the same key goes on with it, and on the stairs goes down.
  for (let tries = 0; tries < 8 && (await dungeon.hero()) !== '17,5'; tries += 1) {
    const before = await dungeon.hero();
    await page.keyboard.press('Shift+Period');
    await page.waitForFunction((old) => document.querySelector('#map-text').textContent !== old, before);
  }
  await dungeon.at('17,5');
  await page.keyboard.press('Shift+Period');
  await page.locator('#gauge-depth', { hasText: '2' }).waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('parlour.save.rogue'));
  assert.match(kept, /"down/);
  await close();
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

test('death is final: the save goes, and a run to try things out does not count', async () => {
  const { page, close } = await open(site, DOOM);
  const dungeon = new Dungeon(page);
  for (let turn = 0; turn < 40 && !(await page.locator('#end').textContent()).includes('died'); turn += 1) await dungeon.press('s');
  await page.locator('#end', { hasText: 'You died on level 1' }).waitFor();
  const [save, stats] = await page.evaluate(() => ['parlour.save.rogue', 'parlour.stats.rogue'].map((key) => localStorage.getItem(key)));
  assert.equal(save, null);
  assert.equal(stats, null);
  await close();
});
