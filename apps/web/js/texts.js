// Texts: which language to speak, and what is fetched of it. A language comes in two parts: `first` is what a board says at
// once, `later` all else. The first part of English is in the app. Knows addresses, not what is in the files.
// The page asks before it paints, so that nothing is shown in one language and then in another.
const TEXTS = __TEXTS__;
const PATIENCE_MS = 8_000;

const main = (language) => language.split('-')[0].toLowerCase();
const isSpoken = (code) => code in TEXTS;

/// The first language we speak among those that the browser prefers, by its code; English if there is none.
export const browserLanguage = () => (navigator.languages ?? [navigator.language]).map(main).find(isSpoken) ?? 'en';

/// How dates are written in a language: as the browser's variety of it has them, such as `en-GB`.
export const localeOf = (code) => (navigator.languages ?? []).find((language) => main(language) === code) ?? code;

/// The language chosen in the settings, else the browser's.
export function language() {
  try {
    const chosen = main(JSON.parse(localStorage.getItem('parlour.settings') ?? '{}').language ?? '');
    if (isSpoken(chosen)) return chosen;
  } catch {
    // Storage may be unavailable or damaged; the app says so where it matters.
  }
  return browserLanguage();
}

async function fetchText(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

const asked = new Map();

/// A part of a language's texts; undefined for what the app has, and where it cannot be had. Who asks while it is under way
/// waits for the same.
export function textsOf(code, part) {
  const url = TEXTS[code]?.[part];
  if (!url) return Promise.resolve(undefined);
  if (!asked.has(url)) asked.set(url, fetchText(url).finally(() => asked.delete(url)));
  return asked.get(url);
}
