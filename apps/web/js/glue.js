// What the Rust side of the page cannot do itself: the 3D scene on demand, sound, the worker, texts, random seeds.
import './theme.js';

export { printSheets } from './print.js';
export { copySoon } from './copies.js';
export { askAhead, askEngine, cancelQuestions, endAhead } from './engine.js';
export { finishedKept, forgetText, isRoomy, keepText, keptKeys, keptText, settledKept } from './kept.js';
export { cellAt, paintMap } from './map.js';
export { chosenText, launchedText } from './outside.js';
export { playSound } from './sound.js';
export { browserLanguage, localeOf, textsOf } from './texts.js';

/// The 3D box is a separate chunk: only visitors who see it load it.
export async function mountBox(canvas, onPick, optionsJson) {
  const { mountBox: mount } = await import('./box3d/index.js');
  const scene = await mount(canvas, onPick, optionsJson);
  // For browser tests, which ask where a tile is and which faces are up; the app never reads this.
  globalThis.__box = scene;
  return scene;
}

/// Files that people save and choose, in a chunk of their own: a board needs none.
const files = () => import('./given.js');
export const saveFile = async (name, text) => (await files()).saveFile(name, text);
export const filesIn = async (event) => {
  const given = [...(event.target.files ?? event.dataTransfer?.files ?? [])];
  return (await files()).textsOf(given);
};

/// A random integer below 2^53 from the system's generator.
export function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 0x100000000 + low;
}

/// True once the text is on the clipboard; false if the browser refuses.
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

let styles;

/// The styles of what is not shown at first; false where they cannot be had now.
export function laterStyles() {
  styles ??= new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: __STYLES_URL__ });
    link.onload = () => done(true);
    link.onerror = () => {
      link.remove();
      styles = undefined;
      done(false);
    };
    document.head.append(link);
  });
  return styles;
}

/// Resolves once the page has nothing better to do, or has been busy for long.
export const idle = () => new Promise((done) => {
  if (globalThis.requestIdleCallback) requestIdleCallback(() => done(), { timeout: 2_000 });
  else setTimeout(done, 200);
});

let wake = null;

/// Resolves after `ms` milliseconds, or at once on `endPause`.
/// Resolves once the page has had time for everything else.
export const breathe = () => new Promise((done) => { setTimeout(done); });

export const pause = (ms) => new Promise((done) => {
  const timer = setTimeout(done, ms);
  wake = () => {
    clearTimeout(timer);
    done();
  };
});

export const endPause = () => wake?.();
