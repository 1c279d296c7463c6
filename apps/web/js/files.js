// Files that engines read, such as exact tables: fetched when an engine first wants them and kept, so that they are there
// with the network cut. Knows addresses, not what is in the files.
const FOLDERS = __FOLDERS__;
/// Not among the versions of the page: names carry a hash of the content, so that an update fetches only what has changed.
const KEPT = 'files-kept';
const PATIENCE_MS = 8_000;

/// Where fetched files are kept; nowhere, if the browser does not let us.
async function openKept() {
  try {
    return await globalThis.caches?.open(KEPT);
  } catch {
    return undefined;
  }
}

async function bytesAt(url, kept) {
  let response = await kept?.match(url);
  if (!response) {
    response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await kept?.put(url, response.clone());
  }
  return new Uint8Array(await response.arrayBuffer());
}

/// Lets go of files of earlier versions.
async function forgetOld(kept) {
  const urls = new Set(Object.values(FOLDERS).flatMap((folder) => Object.values(folder)));
  for (const request of (await kept?.keys()) ?? []) if (!urls.has(new URL(request.url).pathname)) await kept.delete(request);
}

/// Names and bytes of a folder's files: all of them, or none where one cannot be had.
export async function filesOf(folder) {
  try {
    const kept = await openKept();
    const names = Object.entries(FOLDERS[folder] ?? {});
    const files = await Promise.all(names.map(async ([name, url]) => [name, await bytesAt(url, kept)]));
    await forgetOld(kept);
    return files;
  } catch {
    return [];
  }
}
