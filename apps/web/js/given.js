// Files that a person saves from the page or gives to it.

/// No larger text is read: no shelf is.
const MOST = 256 << 20;

/// Saves a text as a file of this name, where the browser saves files.
export function saveFile(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/// The texts of files; what is too large or cannot be read is an empty one.
export const textsOf = (files) => Promise.all(files.map(async (file) => {
  try {
    return file.size <= MOST ? await file.text() : '';
  } catch {
    return '';
  }
}));
