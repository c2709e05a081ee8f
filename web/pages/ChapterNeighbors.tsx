import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '../components/ui/Icon.tsx';
import { documentation } from '../content/resources/documentation.ts';
import styles from './ChapterNeighbors.module.css';
import { type Chapter, chapterName } from './chapter-name.ts';

interface ChapterNeighborsProps {
  previous: Chapter | undefined;
  next: Chapter | undefined;
}

/** The chapters before and after one. The first and the last have one neighbor. */
export function ChapterNeighbors({ previous, next }: ChapterNeighborsProps) {
  const words = documentation.neighbors;
  return (
    <nav className={styles.neighbors} aria-label={words.heading}>
      {previous && (
        <Link to="/documentation/$chapter" params={{ chapter: previous.slug }}>
          <small>
            <Icon of={ArrowLeft} size={16} /> {words.previous}
          </small>{' '}
          {chapterName(previous)}
        </Link>
      )}
      {next && (
        <Link to="/documentation/$chapter" params={{ chapter: next.slug }} rel="next">
          <small>
            {words.next} <Icon of={ArrowRight} size={16} />
          </small>{' '}
          {chapterName(next)}
        </Link>
      )}
    </nav>
  );
}
