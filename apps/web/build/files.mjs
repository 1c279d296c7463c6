// Lists a folder recursively: sorted relative paths with `/` as separator.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
    .sort();
}
