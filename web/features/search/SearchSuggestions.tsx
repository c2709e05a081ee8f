import { Link } from '@tanstack/react-router';
import { searchText as text } from '../../content/search.ts';
import styles from './SearchSuggestions.module.css';

/** Ways on, for when nothing is typed or found. */
export function SearchSuggestions() {
  return (
    <nav className={styles.suggestions} aria-label={text.suggestions.label}>
      <p aria-hidden>{text.suggestions.label}</p>
      <ul className="link-rows">
        {text.suggestions.links.map(({ to, name, note }) => (
          <li key={to}>
            <Link to={to}>
              <span>{name}</span> <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
