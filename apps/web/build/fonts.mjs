// Fonts as the first visit gets them: only the characters that our sentences use, only the weights and features that
// our styles use. A style sheet asks for one by `?used` after the font's file name; without it the file comes whole.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { filesIn } from './files.mjs';

const NAMESPACE = 'used-font';

/// What the styles ask of a face: spacing, ligatures, and figures of one width for columns.
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'lnum'];

/// The lightest and the boldest weight in the styles; a font of one weight has no such axis.
const WEIGHTS = { wght: { min: 400, max: 700 } };

/// What code writes without asking the locales: numbers, names of keys, the sign between parts of a title.
const WRITTEN_BY_CODE = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0·`;

function charactersOf(locales) {
  const sentences = filesIn(locales).filter((file) => file.endsWith('.ftl')).map((file) => readFileSync(join(locales, file), 'utf8'));
  return [...new Set(WRITTEN_BY_CODE + sentences.join(''))].filter((character) => character >= ' ').sort().join('');
}

/// Whether a bundled file was made from a font cut down here.
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
