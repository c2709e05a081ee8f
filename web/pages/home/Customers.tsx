import { SampleNote } from '../../components/ui/SampleNote.tsx';
import { customers } from '../../content/home.ts';
import styles from './Customers.module.css';

/** Five fictional customers. `mark` is SVG path data. */
const logos = [
  { name: 'Tidewell', mark: 'M2 14c4-7 6-7 10 0s6 7 10 0M2 8c4-7 6-7 10 0s6 7 10 0' },
  { name: 'Corvanta', mark: 'M20 5a9 9 0 1 0 0 14M14 9a4 4 0 1 0 0 6' },
  { name: 'Lumenhof', mark: 'M4 20V9l8-6 8 6v11M12 20v-7' },
  { name: 'Quillmark', mark: 'M4 20 20 4M20 4c-9 0-13 4-13 11M9 15h6' },
  { name: 'Northlane', mark: 'M12 2v20M6 22 12 2l6 20' },
] as const;

export function Customers() {
  return (
    // Marks the fold, because the hero above fills the first screen.
    <section
      data-fold="section"
      className={styles.customers}
      data-scheme="dark"
      aria-label={customers.title}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{customers.title}</h2>
          <p>{customers.tagline}</p>
          <SampleNote of="logos" />
        </div>
        <ul>
          {logos.map(({ name, mark }) => (
            <li key={name}>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path d={mark} fill="none" stroke="currentColor" strokeWidth="2.25" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
