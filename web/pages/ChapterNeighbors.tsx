import { Link } from '@tanstack/react-router';
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
      {previous && <ChapterLink name={words.previous} chapter={previous} />}
      {next && <ChapterLink name={words.next} chapter={next} />}
    </nav>
  );
}

function ChapterLink({ name, chapter }: { name: string; chapter: Chapter }) {
  return (
    <Link to="/documentation/$chapter" params={{ chapter: chapter.slug }}>
      <span>{name}</span> {chapterName(chapter)}
    </Link>
  );
}
