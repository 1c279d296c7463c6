// Sets the stored theme before anything is drawn, so that dark mode does not flash white. Settings change it later. The book
// shows itself by the same script.
try {
  const { theme = 'system' } = JSON.parse(localStorage.getItem('parlour.settings') ?? '{}');
  const shown = theme === 'system' && matchMedia('(prefers-contrast: more)').matches ? 'contrast' : theme;
  if (shown !== 'system') document.documentElement.dataset.theme = shown;
} catch {
  // Storage may be unavailable or damaged; the app says so where it matters.
}
