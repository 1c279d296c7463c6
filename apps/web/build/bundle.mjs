// The esbuild runs: page, worker, service worker. Each returns the files it wrote, relative to the site's root.
import * as esbuild from 'esbuild';
import { join, relative, resolve } from 'node:path';
import { isCutDown, usedFonts } from './fonts.mjs';
import { isPart, laterParts } from './parts.mjs';

const options = ({ here, out, dev }) => ({
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: !dev,
  sourcemap: dev,
  metafile: true,
  logLevel: 'warning',
  // wasm-bindgen repeats a module's key for every function the wasm imports from it without a wrapper.
  logOverride: { 'duplicate-object-key': 'silent' },
  outdir: join(out, 'assets'),
  publicPath: '/assets/',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.wasm': 'file', '.woff2': 'file' },
  plugins: [usedFonts(join(here, '../../locales')), laterParts],
  alias: {
    '#glue': join(here, 'js/glue.js'),
    '#gen': join(here, 'gen'),
  },
});

const madeFrom = (output, test) => Object.keys(output.inputs).some(test);

/// Fonts used on every first screen; the page preloads them before its styles are parsed.
const isFirstFont = (output) => madeFrom(output, isCutDown);

/// Letters of other languages, and full fonts for a player's name with a letter that none of our texts has.
const isSpareFont = (output) => madeFrom(output, (input) => input.endsWith('.woff2') && !isCutDown(input));

/// Parts of the page's wasm that come when somebody opens what is in them.
const isLaterPart = (outputs, file) => file.endsWith('.wasm') && madeFrom(outputs[file], isPart);

/// The part with the code of games that other boards come without.
const isFarPart = (outputs, file) => isLaterPart(outputs, file) && madeFrom(outputs[file], (input) => input.endsWith('/split_far.wasm'));

/// Everything an entry loads before it runs: itself, its styles, and what those import without `import()`.
function firstLoad(outputs, entry) {
  const seen = new Set();
  const visit = (file) => {
    if (!outputs[file] || seen.has(file) || isSpareFont(outputs[file]) || isLaterPart(outputs, file)) return;
    seen.add(file);
    const { imports, cssBundle } = outputs[file];
    if (cssBundle) visit(cssBundle);
    for (const { path, kind } of imports) if (kind !== 'dynamic-import') visit(path);
  };
  visit(entry);
  return [...seen];
}

async function bundle(place, entryPoint, extra) {
  const { metafile: { outputs } } = await esbuild.build({ ...options(place), ...extra, entryPoints: [entryPoint] });
  const entry = Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint);
  const site = (file) => relative(place.out, resolve(file));
  const first = firstLoad(outputs, entry);
  return {
    entry: site(entry),
    css: outputs[entry].cssBundle && site(outputs[entry].cssBundle),
    wasm: first.filter((file) => file.endsWith('.wasm')).map(site),
    preloadedFonts: first.filter((file) => isFirstFont(outputs[file])).map(site),
    firstLoad: first.map(site),
    later: Object.keys(outputs).filter((file) => isLaterPart(outputs, file) && !isFarPart(outputs, file)).map(site),
    far: Object.keys(outputs).filter((file) => isFarPart(outputs, file)).map(site),
  };
}

export const bundleWorker = (place) => bundle(place, 'js/worker.js', { define: { __FOLDERS__: JSON.stringify(place.folders) } });

/// The styles of what is not shown at first.
export const bundleStyles = (place) => bundle(place, 'styles/later.css');

export const bundlePage = (place) => bundle(place, 'js/main.js', {
  splitting: true,
  define: {
    __WORKER_URL__: JSON.stringify(place.workerUrl),
    __STYLES_URL__: JSON.stringify(place.stylesUrl),
    __TEXTS__: JSON.stringify(place.texts),
    __DEV__: String(place.dev),
  },
});

/// The service worker keeps its plain name: browsers look for updates under the address they know.
export const bundleServiceWorker = ({ here, out, version, files }) => esbuild.build({
  entryPoints: [join(here, 'js/sw.js')],
  outfile: join(out, 'sw.js'),
  bundle: true,
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
  define: { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) },
});
