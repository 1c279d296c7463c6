// `node build.mjs PART... [--dev]`: turns js/, styles/, public/ and the bindgen output in gen/ into the site in dist/. The
// first part is the page for addresses that no other part is named after. It knows file names and nothing about games.
// gen/bundle.json tells the size check what a first visit loads.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePage, bundleServiceWorker, bundleWorker } from './build/bundle.mjs';
import { publish } from './build/publish.mjs';
import { compressAll, copyPublic, versionOf, writeLicences, writePage } from './build/site.mjs';

const here = import.meta.dirname;
const words = process.argv.slice(2);
const dev = words.includes('--dev');
const parts = words.filter((word) => !word.startsWith('--'));
const fresh = join(here, 'dist.new');

process.chdir(here);
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh);

const worker = await bundleWorker({ here, out: fresh, dev });
const pages = [];
for (const part of parts) {
  const page = part === parts[0] ? 'index.html' : `${part}.html`;
  const bundle = await bundlePage({ here, out: fresh, dev, part, workerUrl: `/${worker.entry}` });
  writePage(here, fresh, page, bundle);
  pages.push({ page, firstLoad: [page, ...bundle.firstLoad] });
}
copyPublic(here, fresh);
writeLicences(here, fresh);
if (!dev) {
  await bundleServiceWorker({ here, out: fresh, ...versionOf(fresh) });
  compressAll(here, fresh);
}
publish(fresh, join(here, 'dist'));
rmSync(fresh, { recursive: true });

writeFileSync(join(here, 'gen/bundle.json'), `${JSON.stringify({ dev, pages }, null, 2)}\n`);
