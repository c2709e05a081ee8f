export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The starter in the page's head reads the same key before the first paint. */
export const THEME_STORAGE_KEY = 'theme';

/** The theme in force: what the starter has set on the document. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme and remembers it, where storage allows. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
