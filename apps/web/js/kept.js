// Where the games of the shelf are: in IndexedDB, which has far more room than local storage, and mirrored in memory, because the
// app reads and writes at once. A text is written ahead to local storage and goes from there when its transaction is done: a tab
// that is killed loses nothing. Where there is no IndexedDB, local storage holds everything. Knows keys and texts, no games.
import { copied, copySoon, openCopies } from './copies.js';
import { done, drop, get, keys as localKeys, open, put, soon, tell, written as stored } from './local.js';

const OURS = /^parlour\.(left|over)\./;
const OVER = 'parlour.over.';
const AHEAD = 'parlour.ahead.';
const STORE = 'texts';

let db = null;
/// Whether the last text that could not be stored is only in memory.
let lost = false;
/// Texts by key; `undefined` for finished games, until somebody wants them.
const mirror = new Map();
const pending = new Set();
const others = globalThis.BroadcastChannel && new BroadcastChannel('parlour-kept');

/// Removes a text from local storage, and notes that it is gone.
function gone(key) {
  if (get(key) === undefined) return;
  drop(key);
  copySoon(key);
}

const read = (does) => done(does(db.transaction(STORE).objectStore(STORE)));

/// Changes a text in the database. If another tab wrote something else there meanwhile, that stays beside it.
async function written(key, text, believed) {
  const change = db.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = change.objectStore(STORE);
  const before = store.get(key);
  before.onsuccess = () => {
    const there = before.result;
    try {
      if (text === undefined) {
        if (believed === undefined || there === believed) store.delete(key);
      } else {
        if (there !== undefined && there !== believed && there !== text) store.put(there, `${key}-${Date.now()}`);
        store.put(text, key);
      }
      // At once: a page that is left may not live to see it arrive.
      change.commit?.();
    } catch {
      change.abort();
    }
  };
  return stored(change);
}

/// Writes what is in local storage under `from` to the database; it goes from there only when it was read back.
async function move(from, key) {
  const text = get(from);
  if (text === undefined) return;
  const believed = from === key ? undefined : mirror.get(key);
  mirror.set(key, text);
  try {
    await written(key, text, believed);
    const back = await read((store) => store.get(key));
    if (back === text && get(from) === text) gone(from);
  } catch {
    // It stays where it was, and moves the next time.
  }
}

async function load() {
  const opened = open('parlour', (fresh) => fresh.createObjectStore(STORE), () => { db = null; });
  // Local storage must know first which texts written ahead have arrived.
  await Promise.allSettled([opened, openCopies()]);
  db = await opened;
  const unfinished = IDBKeyRange.bound('parlour.left.', 'parlour.left/', false, true);
  const [keys, names, texts] = await Promise.all([
    read((store) => store.getAllKeys()),
    read((store) => store.getAllKeys(unfinished)),
    read((store) => store.getAll(unfinished)),
  ]);
  for (const key of keys) if (!mirror.has(key)) mirror.set(key, undefined);
  names.forEach((key, index) => { if (mirror.get(key) === undefined) mirror.set(key, texts[index]); });
  const moves = localKeys().flatMap((from) => {
    if (OURS.test(from)) return [[from, from]];
    return from.startsWith(AHEAD) ? [[from, from.slice(AHEAD.length)]] : [];
  });
  for (const [from, key] of moves) track(move(from, key));
}

const track = (work) => {
  pending.add(work);
  return work.finally(() => pending.delete(work));
};

/// Opens the database; the app begins when it is there, or without it. A link may lead to a finished game.
export async function openKept() {
  const finished = /^#[ko]=/.test(location.hash);
  const loaded = load().then(() => finished && finishedKept()).catch(() => { db = null; });
  await soon(loaded);
}

/// Resolves when the texts of finished games are in memory too.
export async function finishedKept() {
  const missing = [...mirror].some(([, text]) => text === undefined);
  if (!db || !missing) return;
  const finished = IDBKeyRange.bound(OVER, 'parlour.over/', false, true);
  const [names, texts] = await Promise.all([
    read((store) => store.getAllKeys(finished)),
    read((store) => store.getAll(finished)),
  ]).catch(() => [[], []]);
  names.forEach((key, index) => { if (mirror.get(key) === undefined) mirror.set(key, texts[index]); });
}

/// Resolves when everything written so far is stored; to false if something could not be.
export async function settledKept() {
  await Promise.allSettled([...pending]);
  return !lost;
}

/// Whether the shelf has the room of IndexedDB.
export const isRoomy = () => db !== null;

export const keptText = (key) => mirror.get(key) ?? get(key);

export const keptKeys = (prefix) => {
  const all = new Set([...mirror.keys(), ...localKeys().filter((key) => OURS.test(key))]);
  return [...all].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).sort();
};

export function keepText(key, text) {
  if (!db) {
    const kept = put(key, text);
    if (kept) mirror.set(key, text);
    return kept;
  }
  const believed = mirror.get(key);
  mirror.set(key, text);
  // An older text must not be left to be taken for the newest.
  gone(AHEAD + key);
  const ahead = put(AHEAD + key, text);
  if (key.startsWith(OVER)) persist();
  track(write(key, text, believed, ahead));
  return true;
}

async function write(key, text, believed, ahead) {
  try {
    await written(key, text, believed);
    if (get(AHEAD + key) === text) gone(AHEAD + key);
    gone(key);
    lost = false;
    others?.postMessage(key);
  } catch {
    // The text written ahead moves the next time. Without it there is only what this tab shows.
    if (ahead) return;
    lost = true;
    dispatchEvent(new Event('parlour-not-kept'));
  }
}

export function forgetText(key) {
  if (!mirror.has(key) && get(key) === undefined && get(AHEAD + key) === undefined) return;
  const believed = mirror.get(key);
  mirror.delete(key);
  gone(AHEAD + key);
  gone(key);
  if (db) track(forget(key, believed));
}

async function forget(key, believed) {
  // A game that left the shelf for the table must be on disk there first.
  await copied();
  // It may be back by now.
  if (!db || mirror.has(key)) return;
  await written(key, undefined, believed).then(() => others?.postMessage(key)).catch(() => {});
}

if (others) {
  others.onmessage = async ({ data: key }) => {
    const text = db && await read((store) => store.get(key)).catch(() => undefined);
    if (text === undefined || text === null) mirror.delete(key);
    else mirror.set(key, text);
    tell(key);
  };
}

let asked = false;

/// Asks the browser not to clear this site's storage, once there is a finished game to lose.
function persist() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}
