import { Link } from '@tanstack/react-router';
import { type Drawing, Miniature } from '../../components/vignettes/Miniature.tsx';
import { doors } from '../../content/home.ts';
import styles from './Doors.module.css';

/** The days of a course, a run in which one stage works, and an hour whose first quarter is free. */
const drawings: readonly Drawing[] = [
  { strokes: { 'line line': 'M7 32h186' }, lamps: { ink: '7,32 69,32 131,32 193,32' } },
  {
    strokes: { 'line go': 'M7 32h124', 'line line': 'M131 32h62' },
    lamps: { go: '7,32 69,32', amber: '131,32', line: '193,32' },
  },
  { strokes: { bar: 'M3 32h36M161 32h36', 'bar ink': 'M56 32h36M109 32h36' } },
];

/** Closing call of the home page, with one link for each kind of visitor. */
export function Doors() {
  return (
    <section className={styles.doors}>
      <h2>{doors.title}</h2>
      <ul>
        {doors.items.map(({ to, name, description }, index) => (
          <li key={to}>
            <Link to={to} className="stretched-link">
              {name}
            </Link>
            <p>{description}</p>
            <Miniature of={drawings[index]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
