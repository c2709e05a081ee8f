import { type Sample, sampleNotes } from '../../content/owner/samples.ts';
import styles from './SampleNote.module.css';

interface SampleNoteProps {
  of: keyof typeof sampleNotes;
  /** What is shown. */
  items: readonly Sample[];
}

/** Says that the customers shown are invented, for as long as one of them is. */
export function SampleNote({ of, items }: SampleNoteProps) {
  return items.some(({ isSample }) => isSample) && <p className={styles.note}>{sampleNotes[of]}</p>;
}
