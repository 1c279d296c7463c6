// Publishes by content: an unchanged file keeps its timestamp, so the binary embedding the site is not relinked.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './files.mjs';

export function publish(from, to) {
  mkdirSync(to, { recursive: true });
  const wanted = new Set(filesIn(from));
  for (const file of filesIn(to)) if (!wanted.has(file)) rmSync(join(to, file));
  for (const file of wanted) {
    const target = join(to, file);
    const bytes = readFileSync(join(from, file));
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
