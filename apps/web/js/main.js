// Entry of the page: styles, the app as wasm, then the service worker. No behaviour of the app lives here.
import '../styles/main.css';
import init, { start } from '#gen/web/web.js';
import wasm from '#gen/web/web_bg.wasm';

await init({ module_or_path: wasm });
start();

if ('serviceWorker' in navigator) {
  if (__DEV__) {
    // A release build on the same address would keep answering with its own files.
    for (const old of await navigator.serviceWorker.getRegistrations()) await old.unregister();
  } else {
    navigator.serviceWorker.register('/sw.js');
  }
}
