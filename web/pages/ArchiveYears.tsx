import { archives } from 'virtual:documents/blog';
import { ButtonLink } from '../components/ui/Button.tsx';
import { blog } from '../content/resources/blog.ts';
import styles from './ArchiveYears.module.css';

const years = Object.keys(archives).toReversed();

/** Links to the yearly archives. Empty as long as the blog page lists every article. */
export function ArchiveYears() {
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={blog.archive.heading}>
      <h2>{blog.archive.heading}</h2>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <ButtonLink to="/blog/archive/$year" params={{ year }} look="quiet">
              {year}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
