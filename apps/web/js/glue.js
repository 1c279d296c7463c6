// What the Rust side of the page cannot do by itself: the 3D scene on demand, sound, the worker, random seeds.
import './theme.js';

export { askEngine, cancelQuestions } from './engine.js';
export { cellAt, paintMap } from './map.js';
export { playSound } from './sound.js';

/// The 3D box is a chunk of its own: only who sees it pays for it.
export async function mountBox(canvas, onPick, optionsJson) {
  const { mountBox: mount } = await import('./box3d/index.js');
  const scene = await mount(canvas, onPick, optionsJson);
  // Browser tests ask the scene where a tile is and which faces lie on top; the app itself never reads this.
  globalThis.__box = scene;
  return scene;
}

/// A whole number below 2^53, from the system's generator.
export function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 0x100000000 + low;
}

/// True once the text is on the clipboard; false where the browser does not let us.
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

let wake = null;

/// Resolves after some time, or at once when the pause is ended by `endPause`.
export const pause = (ms) => new Promise((done) => {
  const timer = setTimeout(done, ms);
  wake = () => {
    clearTimeout(timer);
    done();
  };
});

export const endPause = () => wake?.();
