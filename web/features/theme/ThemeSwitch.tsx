import { useEffect, useState } from 'react';
import { themeSwitch } from '../../content/navigation.ts';
import styles from './ThemeSwitch.module.css';
import { chooseTheme, readTheme, type Theme, themes } from './theme.ts';

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');

  // The stored theme is known only in the browser, so the prerendered page starts with "system".
  useEffect(() => setTheme(readTheme()), []);

  return (
    <fieldset className={styles.switch}>
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
