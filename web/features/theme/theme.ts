import { browserStorage } from '../../lib/storage.ts';
import { THEME_KEY } from '../../lib/storage-keys.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme in force: what the starter has set on the document. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme and remembers it, where storage allows. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    browserStorage.remove(THEME_KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    browserStorage.write(THEME_KEY, theme);
  }
}
