import { browserStorage } from '../../lib/storage.ts';
import { THEME_KEY } from '../../lib/storage-keys.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The current theme, as set on the document by the inline starter script. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme and stores it if storage is available. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    browserStorage.remove(THEME_KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    browserStorage.write(THEME_KEY, theme);
  }
}
