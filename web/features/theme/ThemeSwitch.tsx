import { type IconNode, Monitor, Moon, Sun } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { themeSwitch } from '../../content/navigation.ts';
import styles from './ThemeSwitch.module.css';
import { chooseTheme, readTheme, type Theme, themes } from './theme.ts';

const icons: Record<Theme, IconNode> = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');

  // The stored theme is known only in the browser, so the prerendered page starts with "system".
  useEffect(() => setTheme(readTheme()), []);

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{themeSwitch.legend}</legend>
      {themes.map((value) => {
        const label = themeSwitch[value];
        return (
          <label key={value} title={label}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={theme === value}
              aria-label={label}
              onChange={() => {
                chooseTheme(value);
                setTheme(value);
              }}
            />
            <Icon of={icons[value]} size={18} />
          </label>
        );
      })}
    </fieldset>
  );
}
