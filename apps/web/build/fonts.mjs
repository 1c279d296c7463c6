// Subsets the fonts for the first visit: only the characters our texts use, only the weights and features our
// styles use. A style sheet asks for a subset by `?used` after the font's file name; without it the file
// comes whole.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { filesIn } from './files.mjs';

const NAMESPACE = 'used-font';

/// The font features our styles use: kerning, ligatures, tabular figures.
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'lnum'];

/// The lightest and boldest weight in the styles; a single-weight font has no such axis.
const WEIGHTS = { wght: { min: 400, max: 700 } };

/// Characters that code writes without the locales: numbers, key names, the separator in titles.
const WRITTEN_BY_CODE = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0·`;

function charactersOf(locales) {
  const sentences = filesIn(locales).filter((file) => file.endsWith('.ftl')).map((file) => readFileSync(join(locales, file), 'utf8'));
  return [...new Set(WRITTEN_BY_CODE + sentences.join(''))].filter((character) => character >= ' ').sort().join('');
}

/// Whether a bundled file is one of our subsets.
export const isCutDown = (input) => input.startsWith(`${NAMESPACE}:`);

/// The esbuild plugin.
export const usedFonts = (locales) => ({
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /\.woff2\?used$/ }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path.slice(0, -'?used'.length)),
      namespace: NAMESPACE,
    }));
    build.onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => ({
      contents: await subsetFont(readFileSync(path), charactersOf(locales), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        variationAxes: /wght/.test(path) ? WEIGHTS : {},
      }),
      loader: 'file',
      resolveDir: dirname(path),
    }));
  },
});
