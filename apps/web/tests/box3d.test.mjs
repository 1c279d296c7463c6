// The 3D scene of Shut the Box on its own: throws checked as numbers, the scene in a real browser with WebGL.
// Bundles the module on the fly; knows neither the app nor the rules.

import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { measure } from '../js/box3d/layout.js';
import { Pace } from '../js/box3d/pace.js';
import { rotate } from '../js/box3d/quat.js';
import { AXES, askew, makeThrow } from '../js/box3d/throw.js';
import { PAGE_LIMIT_MS, startBrowser } from './harness.mjs';
import { patience } from './pace.mjs';

const PAGE = `<!doctype html><title>box</title><body style="margin:0"><canvas style="display:block;width:100vw;height:100vh"></canvas>
<script type="module">
  import { mountBox } from '/box.js';
  window.mount = (motion) => {
    window.picks = [];
    window.box = mountBox(document.querySelector('canvas'), (index) => window.picks.push(index), JSON.stringify({ motion }));
  };
  window.mountBox = mountBox;
  window.ready = true;
</script>`;

let server;
let browser;

before(async () => {
  const entry = fileURLToPath(new URL('../js/box3d/index.js', import.meta.url));
  const bundled = await build({ entryPoints: [entry], bundle: true, format: 'esm', minify: true, write: false });
  server = http.createServer((request, response) => {
    const script = request.url === '/box.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? bundled.outputFiles[0].contents : PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  server?.close();
});

/** A page with the scene, if `motion` is given; small, since test machines draw without a graphics card. */
async function open(motion) {
  const page = await browser.newPage({ viewport: { width: 240, height: 180 }, hasTouch: true });
  page.setDefaultTimeout(patience(PAGE_LIMIT_MS));
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => window.ready);
  if (motion) await page.evaluate((m) => window.mount(m), motion);
  return { page, errors };
}

function row(count, change = () => ({})) {
  return Array.from({ length: count }, (_, i) => ({ number: i + 1, up: true, picked: false, enabled: true, ...change(i + 1) }));
}

test('throws come to rest flat, apart and inside the felt, in the time a throw may take', () => {
  for (const tiles of [9, 12]) {
    const { well, die } = measure(tiles);
    const half = die.size / 2;
    for (let i = 0; i < 20; i += 1) {
      const thrown = makeThrow(1 + (i % 2), well, die);
      assert.ok(thrown.seconds >= 0.49 && thrown.seconds <= 0.79, `${thrown.seconds} s`);
      const rest = thrown.dice.map(({ frames, top }) => {
        const { at, turn } = frames.at(-1);
        assert.ok(rotate(turn, AXES[top])[1] > 0.99999, 'flat');
        assert.ok(Math.abs(askew(turn)) < 1e-6, 'square to the eye');
        assert.ok(Math.abs(at[1] - half) < 1e-6, 'on the felt');
        assert.ok(at[0] - half > well.left - 0.05 && at[0] + half < well.right + 0.05, 'between the side walls');
        assert.ok(at[2] - half > well.back - 0.05 && at[2] + half < well.front + 0.05, 'between deck and front wall');
        return at;
      });
      if (rest.length === 2) assert.ok(Math.hypot(rest[0][0] - rest[1][0], rest[0][2] - rest[1][2]) > die.size, 'apart');
    }
  }
});

test('every roll ends on exactly the numbers it was given, thrown or instant', async () => {
  for (const motion of ['full', 'none']) {
    const { page, errors } = await open(motion);
    const wrong = await page.evaluate(async () => {
      const bad = [];
      const asked = [];
      for (let a = 1; a <= 6; a += 1) {
        asked.push([a]);
        for (let b = 1; b <= 6; b += 1) asked.push([a, b]);
      }
      for (const values of asked) {
        const rolled = window.box.roll(JSON.stringify(values));
        window.box.skip();
        await rolled;
        if (String(window.box.faces()) !== String(values)) bad.push([values, window.box.faces()]);
      }
      return bad;
    });
    assert.deepEqual(wrong, []);
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test('a throw left alone rests on its numbers, and the second die leaves and returns', async () => {
  const { page } = await open('full');
  const seen = await page.evaluate(async (tiles) => {
    await window.box.roll('[6,1]');
    const two = window.box.faces();
    window.box.show(JSON.stringify({ tiles, dice: [0] }));
    window.box.skip();
    const gone = window.box.state().dice[1].visible;
    await window.box.roll('[5]');
    const one = window.box.faces();
    window.box.show(JSON.stringify({ tiles, dice: [2, 3] }));
    window.box.skip();
    const back = window.box.state().dice.map((die) => ({ ...die, askew: Math.abs(Math.round(die.askew * 1e6)) }));
    return { two, gone, one, back };
  }, row(9));
  assert.deepEqual(seen, {
    two: [6, 1],
    gone: false,
    one: [5],
    back: [{ visible: true, value: 2, askew: 0 }, { visible: true, value: 3, askew: 0 }],
  });
  await page.close();
});

test('dice that were not thrown show no throw', async () => {
  const { page } = await open('none');
  const seen = await page.evaluate(async (tiles) => {
    const fresh = window.box.faces();
    await window.box.roll('[6,1]');
    window.box.show(JSON.stringify({ tiles, dice: [0, 0] }));
    return { fresh, put: window.box.faces() };
  }, row(9));
  assert.deepEqual(seen, { fresh: [0, 0], put: [0, 0] });
  await page.close();
});

test('a machine that is late even at the coarsest drawing is reported slow, once; an occasional late frame is not', () => {
  const late = new Pace();
  for (let frame = 1; frame < 12; frame += 1) late.frame(frame * 150);
  assert.ok(late.hopeless);
  const fair = new Pace();
  for (let frame = 1, now = 0; frame < 60; frame += 1) fair.frame((now += frame % 5 === 0 ? 150 : 20));
  assert.ok(!fair.hopeless);
});

test('states shown in quick succession end in the last one, whatever was still moving', async () => {
  const { page } = await open('full');
  const wanted = row(9, (n) => ({ up: n > 2, picked: n === 5 }));
  await page.evaluate(async ([full, last]) => {
    const show = (tiles, dice) => window.box.show(JSON.stringify({ tiles, dice }));
    window.rolled = window.box.roll('[6,6]');
    show(full.map((tile) => ({ ...tile, up: tile.number % 2 === 0 })), [6, 6]);
    await new Promise(requestAnimationFrame);
    show(full.map((tile) => ({ ...tile, picked: true })), [1, 2]);
    await new Promise(requestAnimationFrame);
    show(last, [3, 4]);
    await window.rolled;
  }, [row(9), wanted]);
  await page.waitForFunction(() => !window.box.timeline.busy);
  const { state, faces } = await page.evaluate(() => ({ state: window.box.state(), faces: window.box.faces() }));
  assert.deepEqual(faces, [3, 4]);
  state.tiles.forEach((tile, i) => {
    assert.equal(tile.up, wanted[i].up);
    assert.equal(tile.picked, wanted[i].picked);
    assert.equal(tile.angle, wanted[i].up ? 0 : Math.PI, 'half a turn');
    assert.equal(tile.colour, !tile.up ? '#555555' : tile.picked ? '#ff6b6b' : '#ffd700');
  });
  await page.close();
});

test('a press on any tile names it, a press beside the tiles or a drag names none', async () => {
  const { page } = await open('none');
  for (const [width, height, count] of [[600, 375, 10], [390, 420, 9], [390, 420, 12], [360, 640, 12]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((size) => window.box.size.startsWith(size), `${width} ${height} `);
    const tiles = row(count, (n) => ({ up: n % 3 !== 0 }));
    const points = await page.evaluate((list) => {
      window.picks.length = 0;
      window.box.show(JSON.stringify({ tiles: list, dice: [0, 0] }));
      return list.map((_, i) => window.box.project(i));
    }, tiles);
    for (const [x, y] of points) await page.touchscreen.tap(x, y);
    await page.mouse.click(width / 2, height * 0.66);
    await page.mouse.click(3, 3);
    await page.mouse.move(...points[0]);
    await page.mouse.down();
    await page.mouse.move(points[0][0] + 60, points[0][1] + 60);
    await page.mouse.move(...points[1]);
    await page.mouse.up();
    await page.mouse.click(...points[count - 1]);
    assert.deepEqual(await page.evaluate(() => window.picks), [...tiles.keys(), count - 1], `${count} tiles at ${width}x${height}`);
    assert.ok(points[1][0] - points[0][0] > (width < 390 ? 25 : 28), 'wide enough for a finger');
  }
  await page.close();
});

test('hidden pages, lost contexts and disposal keep every promise', async () => {
  const { page, errors } = await open('full');
  const kept = await page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const done = [];
    const hiding = window.box.roll('[1,2]');
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await hiding;
    await window.box.roll('[2,2]');
    done.push('hidden', ...window.box.faces());
    delete document.hidden;
    const disposed = window.box.roll('[3,3]');
    window.box.dispose();
    window.box.dispose();
    await disposed;
    window.mount('full');
    await window.box.roll('[4,4]');
    done.push('again', ...window.box.faces());
    const lost = new Promise((resolve) => canvas.addEventListener('box-lost', resolve, { once: true }));
    const losing = window.box.roll('[5,5]');
    canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
    await lost;
    await losing;
    done.push('lost', ...window.box.faces());
    return done;
  });
  assert.deepEqual(kept, ['hidden', 2, 2, 'again', 4, 4, 'lost', 5, 5]);
  assert.deepEqual(errors, []);
  await page.close();
});

test('a browser without WebGL is told apart by its error', async () => {
  const { page } = await open();
  const message = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    try {
      window.mountBox(canvas, () => {}, '{}');
      return 'mounted';
    } catch (error) {
      return error.message;
    }
  });
  assert.equal(message, 'webgl');
  await page.close();
});
