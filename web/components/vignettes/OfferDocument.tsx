import type { ReactNode } from 'react';
import { promises } from '../../content/promises.ts';
import { ShareBar } from '../ui/ShareBar.tsx';
import styles from './OfferDocument.module.css';

/** The offer of the picture at the top, part by part. */
const parts: readonly ReactNode[] = [
  <>
    payments, 12 services <Cells count={12} filled={12} />
  </>,
  <>
    3 mainframe jobs: their vendor releases them <Cells count={3} filled={0} />
  </>,
  <>
    <ShareBar values={[4, 9, 6, 3]} />
    <span>4 + 9 + 6 + 3 days</span> <b>ceiling 25 days</b>
  </>,
  <>
    2 March to 10 April <b>Ines Rao, Tom Okafor</b>
  </>,
  <>
    one engineer, {promises.customerTime} <Cells count={10} filled={5} />
  </>,
  <>
    your code from the first day <b>stop at any milestone</b>
  </>,
];

/** What an offer contains, each line beside its part of a document. */
export function OfferDocument({ lines }: { lines: readonly string[] }) {
  return (
    <ol className={styles.document}>
      {lines.map((line, index) => (
        <li key={line}>
          <strong>{line}</strong>
          <p>{parts[index]}</p>
        </li>
      ))}
    </ol>
  );
}

/** One cell for each piece of a whole; empty ones are dashed. */
function Cells({ count, filled }: { count: number; filled: number }) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {Array.from({ length: count }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
        <i key={cell} data-filled={cell < filled || undefined} />
      ))}
    </span>
  );
}
