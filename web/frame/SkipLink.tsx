import { frame } from '../content/navigation.ts';
import { MAIN_ID } from '../lib/main-id.ts';
import styles from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {frame.skip}
    </a>
  );
}
