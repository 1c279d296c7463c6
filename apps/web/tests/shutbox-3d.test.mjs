// The 3D box inside the app: it and the buttons below are one board, its dice end where the text says, and
// the flat view takes over where it cannot be drawn. The scene by itself is tested in box3d.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { FRESH, Table, diceText, linkTo, saved, settle, sit, visit } from './table.mjs';

/// Small, since test machines have no graphics card.
const SMALL = { width: 800, height: 600 };

const site = siteForTests();

/// Opens a game with the 3D scene.
async function open(options) {
  const game = await sit(site.browser, site.address, { viewport: SMALL, settings: { view: '3d', was_slow: true }, ...options });
  await game.page.locator('.box.ready').waitFor();
  const scene = (ask) => game.page.evaluate(ask);
  return {
    ...game,
    scene,
    /// Presses the canvas where the scene shows this tile.
    async point(number, press = (x, y) => game.page.mouse.click(x, y)) {
      const [x, y] = await game.page.evaluate((index) => window.__box.project(index), number - 1);
      await press(x, y);
      await settle(game.page);
    },
    /// Tiles as the scene shows them, in the page's terms.
    shown: () => scene(() => {
      const numbers = (test) => window.__box.state().tiles.flatMap((tile, i) => (test(tile) ? [i + 1] : []));
      return { up: numbers((tile) => tile.up), picked: numbers((tile) => tile.picked) };
    }),
    /// Waits until nothing moves any more.
    rest: () => game.page.waitForFunction(() => !window.__box.timeline.busy),
  };
}

test('a press on a tile of the scene is a press on its button, and the other way round', async () => {
  const { page, table, point, shown, close } = await open({ save: saved({ seed: 4, actions: ['roll', '7'] }) });
  assert.deepEqual(await shown(), { up: [1, 2, 3, 4, 5, 6, 8, 9], picked: [] });
  await table.unmoved(() => point(3));
  await table.use('roll');
  await table.is({ dice: 'Dice: 5 + 4 = 9' });
  await point(4);
  await table.is({ picked: [4], submit: false });
  await point(5);
  await table.is({ picked: [4, 5], submit: true });
  await point(5);
  await table.is({ picked: [4], submit: false });
  await table.unmoved(() => point(7));
  const canvas = await page.locator('.deep-canvas').boundingBox();
  await table.unmoved(() => page.mouse.click(canvas.x + 4, canvas.y + 4));
  await table.unmoved(() => page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height * 0.7));
  await table.press(5);
  assert.deepEqual(await shown(), { up: [1, 2, 3, 4, 5, 6, 8, 9], picked: [4, 5] });
  await table.use('submit');
  await table.is({ up: [1, 2, 3, 6, 8, 9] });
  assert.deepEqual(await shown(), { up: [1, 2, 3, 6, 8, 9], picked: [] });
  await close();
});

test('a finger on the scene works too', async () => {
  const { page, table, point, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }), hasTouch: true });
  await point(7, (x, y) => page.touchscreen.tap(x, y));
  await table.is({ picked: [7], submit: true });
  await close();
});

test('dice come to rest on what the text says, and the text waits for them', async () => {
  const { table, scene, rest, close } = await open({ save: saved({ seed: 5 }), reducedMotion: 'no-preference' });
  for (const [dice, tiles] of [[[4, 2], [6]], [[4, 1], [5]]]) {
    // Measured inside the page: on a slow machine the throw may be over before it answers from outside.
    const { early, late, rolling, faces } = await scene(async () => {
      const line = document.getElementById('dice');
      const spoken = new Promise((done) => new MutationObserver(() => done({
        late: line.textContent, rolling: window.__box.dice.rolling !== null, faces: window.__box.faces(),
      })).observe(line, { childList: true, characterData: true, subtree: true }));
      document.getElementById('cmd-roll').click();
      await new Promise((done) => setTimeout(done));
      return { early: line.textContent, ...(await spoken) };
    });
    assert.deepEqual({ early, late, rolling, faces }, { early: '', late: diceText(dice), rolling: false, faces: dice });
    await table.put(...tiles);
    await rest();
  }
  await close();
});

test('the second die is gone when one is thrown', async () => {
  const { table, scene, rest, close } = await open({ save: saved({ seed: 16, setup: 'up=1,2,3,5,6,7' }) });
  const visible = () => scene(() => window.__box.state().dice.map((die) => die.visible));
  assert.deepEqual(await visible(), [true, true]);
  await table.roll([5, 2]);
  await table.put(7);
  await rest();
  assert.deepEqual(await visible(), [true, false]);
  await table.roll([6]);
  assert.deepEqual(await scene(() => window.__box.faces()), [6]);
  await table.use('reset');
  await rest();
  assert.deepEqual(await visible(), [true, true]);
  await close();
});

test('a reset during a throw stands, and nothing of the old game moves on', async () => {
  const { page, table, shown, rest, close } = await open({
    save: saved({ seed: 4, actions: ['roll', '3+4'] }), reducedMotion: 'no-preference',
  });
  const thrown = await page.evaluate(async () => {
    document.getElementById('cmd-roll').click();
    await new Promise((done) => setTimeout(done));
    const rolling = window.__box.dice.rolling !== null;
    document.getElementById('cmd-reset').click();
    return rolling;
  });
  assert.ok(thrown, 'the dice were in the air');
  await table.is(FRESH);
  await rest();
  await settle(page);
  await table.is(FRESH);
  assert.deepEqual(await shown(), { up: FRESH.up, picked: [] });
  const colours = await page.evaluate(() => window.__box.state().tiles.map((tile) => tile.colour));
  assert.deepEqual(new Set(colours), new Set(['#ffd700']));
  await close();
});

test('without WebGL the flat view stands in', async () => {
  const { context, page, close } = await visit(site.browser, site.address, { settings: { view: '3d' } });
  await context.addInitScript(() => {
    const honest = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function getContext(kind, ...rest) {
      return kind.startsWith('webgl') ? null : honest.call(this, kind, ...rest);
    };
  });
  await page.goto(linkTo(saved({ seed: 4 })));
  await page.locator('.box:not(.deep) .dice').waitFor();
  const table = new Table(page);
  await table.roll([4, 3]);
  await table.put(7);
  await table.is({ score: 'Score: 38' });
  await close();
});

test('when the scene is lost or unwanted, the game goes on flat', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  await page.evaluate(() => document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
  await page.locator('.box:not(.deep) .dice').waitFor();
  await table.put(7);
  await table.roll([5, 4]);
  await close();

  const chosen = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  await chosen.page.locator('#menu').click();
  await chosen.page.locator('#menu-settings').click();
  await chosen.page.locator('#set-view').selectOption('flat');
  await chosen.page.goBack();
  await chosen.table.is({ dice: 'Dice: 4 + 3 = 7', faces: [4, 3] });
  assert.equal(await chosen.page.locator('canvas').count(), 0);
  await chosen.close();
});

test('a slow machine is given the flat box with a word about it, and keeps 3D when it is chosen again', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4 }), settings: { view: '3d' } });
  const slow = () => page.locator('.deep-canvas').evaluate((canvas) => canvas.dispatchEvent(new CustomEvent('box-slow', { bubbles: true })));
  await slow();
  await page.locator('.box:not(.deep) .dice').waitFor();
  assert.match(await page.locator('#flattened').textContent(), /slow on this device/);
  await table.roll([4, 3]);
  await page.locator('#deep-again').click();
  await page.locator('.box.ready').waitFor();
  await slow();
  await settle(page);
  assert.equal(await page.locator('canvas').count(), 1, 'the choice is kept');
  await page.reload();
  await page.locator('.box.ready').waitFor();
  await close();
});
