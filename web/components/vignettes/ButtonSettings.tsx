import { legalPage } from '../../content/resources/document-page.ts';
import { ButtonAnchor } from '../ui/Button.tsx';
import styles from './ButtonSettings.module.css';
import { Panel } from './Panel.tsx';

const settings = [
  { name: 'Keyboard', effect: 'a ring around the focus' },
  { name: 'Dark theme', effect: 'text of 4.5:1 or more', scheme: 'dark' },
  { name: 'Wider spacing', effect: 'of letters and words' },
  { name: 'Forced colours', effect: 'those of your system' },
  { name: 'Larger text', effect: 'twice its size' },
];

/** The button at the end of the page as it looks under five settings. */
export function ButtonSettings() {
  return (
    <Panel
      label="The button at the end of this page under five settings"
      title="One button, five settings"
    >
      <ul className={styles.settings}>
        {settings.map(({ name, effect, scheme }) => (
          <li key={name}>
            <div aria-hidden="true" data-scheme={scheme}>
              <ButtonAnchor look="quiet">{legalPage.write}</ButtonAnchor>
            </div>
            <p>
              <strong>{name}</strong> {effect}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
