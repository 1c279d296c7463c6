// The files around the bundles: the page, public files, licences, the offline list.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.mjs';

/// Packages whose code or fonts reach the visitor, so their notices must too.
const SHIPPED = ['three', '@fontsource-variable/inter', '@fontsource/fraunces'];

export const copyPublic = (here, out) => cpSync(join(here, 'public'), out, { recursive: true });

/// Where pictures lie that systems and other sites fetch, never the page.
const SHOWN_ELSEWHERE = ['icons/', 'pictures/'];

/// Screenshots that an installer shows, named in the manifest.
const PICTURES = ['home', 'mill', 'sudoku-phone', 'rogue-phone'];

export function copyPictures(here, out) {
  mkdirSync(join(out, 'pictures'), { recursive: true });
  for (const name of PICTURES) copyFileSync(join(here, '../../docs/pictures', `${name}.png`), join(out, 'pictures', `${name}.png`));
}

/// Where files lie that engines fetch when they first want them.
const LATER = 'assets/later';

/// What engines read, by the name of its folder.
const FOLDERS = { mill: '../../data/mill/tables' };

/// Copies the files that engines read; answers with their addresses by folder and name. The names carry a hash.
export function copyFolders(here, out) {
  const folders = {};
  mkdirSync(join(out, LATER), { recursive: true });
  for (const [root, place] of Object.entries(FOLDERS)) {
    for (const file of filesIn(join(here, place)).filter((name) => name.includes('/'))) {
      const [folder, name] = file.split('/');
      const hash = createHash('sha256').update(readFileSync(join(here, place, file))).digest('hex').slice(0, 8);
      const copy = `${LATER}/${root}-${folder}-${hash}-${name}`;
      copyFileSync(join(here, place, file), join(out, copy));
      (folders[`${root}/${folder}`] ??= {})[name] = `/${copy}`;
    }
  }
  return folders;
}

/// Copies the texts that the page fetches; answers with their addresses by language and part.
export function copyTexts(here, out) {
  const texts = {};
  mkdirSync(join(out, 'assets'), { recursive: true });
  for (const file of filesIn(join(here, 'gen/texts'))) {
    const [code, part] = file.split('.');
    const hash = createHash('sha256').update(readFileSync(join(here, 'gen/texts', file))).digest('hex').slice(0, 8);
    (texts[code] ??= {})[part] = `/assets/texts-${code}-${part}-${hash}.txt`;
    copyFileSync(join(here, 'gen/texts', file), join(out, texts[code][part]));
  }
  return texts;
}

export function writeLicences(here, out) {
  const notices = SHIPPED.map((name) => `${name}\n\n${readFileSync(join(here, 'node_modules', name, 'LICENSE'), 'utf8').trim()}\n`);
  writeFileSync(join(out, 'licences.txt'), notices.join('\n----\n\n'));
}

/// The content security policy forbids inline scripts, so everything the page loads is linked here.
export function writePage(here, out, { entry, css, wasm, preloadedFonts }) {
  const head = [
    `<link rel="stylesheet" href="/${css}">`,
    ...preloadedFonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...wasm.map((file) => `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
  ];
  const template = readFileSync(join(here, 'index.html'), 'utf8');
  writeFileSync(join(out, 'index.html'), template.replace('<!-- bundle -->', head.join('\n    ')));
}

/// The files a second visit needs, and a version that changes when anything on the site does. Engines keep what they fetch
/// later themselves; pictures for elsewhere are not kept.
export function versionOf(out) {
  const kept = filesIn(out).filter((file) => !file.endsWith('.map'));
  const hash = createHash('sha256');
  for (const file of kept) hash.update(file).update('\0').update(readFileSync(join(out, file)));
  const isKept = (file) => ![`${LATER}/`, ...SHOWN_ELSEWHERE].some((folder) => file.startsWith(folder));
  const files = kept.filter(isKept).map((file) => (file === 'index.html' ? '/' : `/${file}`));
  return { version: hash.digest('hex').slice(0, 12), files };
}
