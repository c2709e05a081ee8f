import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { doors, heroActions } from '../../content/home.ts';
import styles from './Doors.module.css';

/** Closing call of the home page, with one link for each kind of visitor. */
export function Doors() {
  return (
    <section className={styles.doors} data-scheme="dark">
      <h2 className={styles.title}>{doors.title}</h2>
      <ul>
        {doors.items.map(({ to, name, description }) => (
          <li key={to}>
            <Link to={to} className="stretched-link">
              {name}
            </Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={heroActions.primary.to}>{heroActions.primary.label}</ButtonLink>
    </section>
  );
}
