// Subsets the fonts: only the characters our texts use, only the weights and features our styles use. A style sheet asks
// for a subset after the font's file name: `?used` has the characters of English, for the first visit; `?others` those that
// only other languages have. Without either the file comes whole.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { filesIn } from './files.mjs';

const USED = 'used-font';
const OTHERS = 'others-font';

/// The font features our styles use: kerning, ligatures, tabular figures.
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'lnum'];

/// The lightest and boldest weight in the styles; a single-weight font has no such axis.
const WEIGHTS = { wght: { min: 400, max: 700 } };

/// Characters that code writes without the locales: numbers, key names, the separator in titles.
const WRITTEN_BY_CODE = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0·`;

const distinct = (text) => [...new Set(text)].filter((character) => character >= ' ').sort().join('');

const textsIn = (folder) => filesIn(folder).filter((file) => file.endsWith('.ftl')).map((file) => readFileSync(join(folder, file), 'utf8')).join('');

const inEnglish = (locales) => distinct(WRITTEN_BY_CODE + textsIn(join(locales, 'en')));

function inOthers(locales) {
  const english = new Set(inEnglish(locales));
  return [...distinct(textsIn(locales))].filter((character) => !english.has(character)).join('');
}

/// Whether a bundled file is a subset for the first visit.
export const isCutDown = (input) => input.startsWith(`${USED}:`);

const subset = (build, namespace, characters) => {
  build.onLoad({ filter: /./, namespace }, async ({ path }) => ({
    contents: await subsetFont(readFileSync(path), characters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
      variationAxes: /wght/.test(path) ? WEIGHTS : {},
    }),
    loader: 'file',
    resolveDir: dirname(path),
  }));
};

/// The esbuild plugin.
export const usedFonts = (locales) => ({
  name: USED,
  setup(build) {
    build.onResolve({ filter: /\.woff2\?(used|others)$/ }, ({ path, importer }) => {
      const [file, asked] = path.split('?');
      return { path: createRequire(importer).resolve(file), namespace: asked === 'used' ? USED : OTHERS };
    });
    subset(build, USED, inEnglish(locales));
    subset(build, OTHERS, inOthers(locales));
  },
});
