import { type IconNode, Monitor, Moon, Sun } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';
import { chooseTheme, readTheme, type Theme, themes } from './theme.ts';

const choices = {
  system: { label: 'System theme', icon: Monitor },
  light: { label: 'Light theme', icon: Sun },
  dark: { label: 'Dark theme', icon: Moon },
} satisfies Record<Theme, { label: string; icon: IconNode }>;

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');

  // What is remembered is known to the browser only, so the prerendered page starts with "system".
  useEffect(() => setTheme(readTheme()), []);

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map((value) => {
        const { label, icon } = choices[value];
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
            <Icon of={icon} size={18} />
          </label>
        );
      })}
    </fieldset>
  );
}
