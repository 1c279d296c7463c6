// The page's entry: styles, the app as wasm, then the service worker. The app's behaviour is elsewhere.
import '../styles/main.css';
import init, { start } from '#gen/web/web.js';
import wasm from '#gen/web/web_bg.wasm';
import far from '#gen/web/split_far.wasm';
import { openKept } from './kept.js';
import { language, textsOf } from './texts.js';

const code = language();
const texts = textsOf(code, 'first');
const kept = openKept();
if (code !== 'en') {
  // Letters that English lacks are in files of their own; asked for now, they are there when the page is painted.
  for (const face of ['600 1em Fraunces', '1em Inter']) document.fonts.load(face, 'ü').catch(() => {});
}
// The one board that needs another file asks for it at once.
if (location.pathname.startsWith('/rogue')) fetch(far, { priority: 'high' }).catch(() => {});
await init({ module_or_path: wasm });
await kept;
start(code, await texts);

if ('serviceWorker' in navigator) {
  if (__DEV__) {
    // The service worker of a release build on the same address would keep serving its own files.
    for (const old of await navigator.serviceWorker.getRegistrations()) await old.unregister();
  } else {
    navigator.serviceWorker.register('/sw.js');
  }
}
