// Sets the stored theme before anything is drawn, so that dark mode does not flash white. Settings change it later.
try {
  const { theme } = JSON.parse(localStorage.getItem('parlour.settings') ?? '{}');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be unavailable or damaged; the app says so where it matters.
}
