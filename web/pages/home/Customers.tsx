import { SampleNote } from '../../components/ui/SampleNote.tsx';
import { customers } from '../../content/home.ts';
import { customerLogos } from '../../content/owner/customers.ts';
import styles from './Customers.module.css';

export function Customers() {
  return (
    <section
      data-fold=""
      className={styles.customers}
      data-scheme="dark"
      aria-label={customers.title}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{customers.title}</h2>
          <p>{customers.tagline}</p>
          <SampleNote of="logos" items={customerLogos} />
        </div>
        <ul translate="no">
          {customerLogos.map(({ name, mark }) => (
            <li key={name}>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path d={mark} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
