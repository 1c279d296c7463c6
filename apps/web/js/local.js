// Local storage where it may be missing, blocked or full, and requests to databases as promises.

/// The app does not wait longer for a database that does not answer.
const PATIENCE_MS = 1_500;

const local = (does) => {
  try {
    return does(localStorage);
  } catch {
    return undefined;
  }
};

/// The text under a key, if there is one.
export const get = (key) => local((storage) => storage.getItem(key)) ?? undefined;
/// Whether a text could be stored.
export const put = (key, text) => local((storage) => (storage.setItem(key, text), true)) ?? false;
export const drop = (key) => local((storage) => storage.removeItem(key));
export const keys = () => local((storage) => Object.keys(storage)) ?? [];

export const done = (request) => new Promise((fulfil, fail) => {
  request.onsuccess = () => fulfil(request.result);
  request.onerror = () => fail(request.error);
});

/// Resolves once a transaction that writes is done.
export const written = (change) => new Promise((fulfil, fail) => {
  change.oncomplete = fulfil;
  change.onabort = () => fail(change.error);
});

/// Opens a database; `fill` makes its stores. Another version of the page may want to change it: then it closes.
export async function open(name, fill, onClose) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => fill(request.result);
  const db = await done(request);
  db.onversionchange = () => db.close();
  db.onclose = onClose;
  return db;
}

/// Waits for work, but not for long.
export const soon = (work) => Promise.race([work, new Promise((late) => { setTimeout(late, PATIENCE_MS); })]);

/// Tells the app that a text changed elsewhere, as local storage does by itself.
export const tell = (key) => dispatchEvent(new StorageEvent('storage', { key }));
