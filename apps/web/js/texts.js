// Languages other than English: which one to speak, and their texts, a file each. Knows addresses, not what is in the files.
// The page asks before it paints, so that nothing is shown in one language and then in another.
const TEXTS = __TEXTS__;
const PATIENCE_MS = 8_000;

const main = (language) => language.split('-')[0].toLowerCase();
const isSpoken = (code) => code === 'en' || code in TEXTS;

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

/// A language's texts; undefined for English, which the app has, and where they cannot be had.
export async function textsOf(code) {
  if (!(code in TEXTS)) return undefined;
  try {
    const response = await fetch(TEXTS[code], { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
