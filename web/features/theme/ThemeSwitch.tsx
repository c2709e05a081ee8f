import { useEffect, useRef, useState } from 'react';
import { themeSwitch } from '../../content/navigation.ts';
import { browserStorage } from '../../lib/storage.ts';
import { THEME_KEY } from '../../lib/storage-keys.ts';
import styles from './ThemeSwitch.module.css';

export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [theme, setTheme] = useState<Theme>('system');

  // The stored theme is known only in the browser, so the prerendered page starts with "system". A
  // theme that was pressed before the app started is the one to apply.
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    const early = themes.find((value) => value === pressed?.value);
    if (early) chooseTheme(early);
    setTheme(readTheme());
  }, []);

  return (
    <fieldset ref={group} className={styles.switch}>
      <legend className="visually-hidden">{themeSwitch.legend}</legend>
      {themes.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            className="visually-hidden"
            checked={theme === value}
            onChange={() => {
              chooseTheme(value);
              setTheme(value);
            }}
          />
          {themeSwitch[value]}
        </label>
      ))}
    </fieldset>
  );
}

const themes = ['system', 'light', 'dark'] as const;

type Theme = (typeof themes)[number];

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
