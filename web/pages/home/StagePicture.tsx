import type { StagePicture as Picture } from '../../content/home.ts';
import styles from './StagePicture.module.css';

const WIDTH = 100;
const HEIGHT = 48;
/** Gap between columns, in units of the picture's width. */
const GAP = 3;

/** A piece of a stage's work. Decoration: the stage's detail and note say it in words. */
export function StagePicture({ picture }: { picture: Picture }) {
  return (
    // Not in the first screen, because a phone has no place for it.
    <span
      data-fold=""
      className={styles.picture}
      data-kind={picture.kind}
      aria-hidden
      translate="no"
    >
      {draw(picture)}
    </span>
  );
}

function draw(picture: Picture) {
  switch (picture.kind) {
    case 'diff':
      return (
        <>
          <del>{picture.removed}</del>
          {picture.added.map((line) => (
            <ins key={line}>{line}</ins>
          ))}
        </>
      );
    case 'table':
      return picture.rows.map(([label, value]) => (
        <span key={label} className={styles.row}>
          <span>{label}</span> <b>{value}</b>
        </span>
      ));
    case 'bars':
      return picture.rows.map(([label, share]) => (
        <span key={label} className={styles.row}>
          <span>{label}</span>
          <Chart>
            <rect width={share * WIDTH} height={HEIGHT} rx="2" />
          </Chart>
        </span>
      ));
    case 'columns': {
      const step = (WIDTH + GAP) / picture.heights.length;
      const columns = picture.heights.map((height, index) => {
        const top = Math.round((1 - height) * HEIGHT);
        return `M${Math.round(index * step)} ${HEIGHT}V${top}h${Math.round(step - GAP)}V${HEIGHT}`;
      });
      return (
        <Chart>
          <path d={columns.join('')} />
        </Chart>
      );
    }
    case 'steps': {
      const step = WIDTH / picture.heights.length;
      const tops = picture.heights.map((height) => Math.round((1 - height) * (HEIGHT - 2) + 1));
      const line = tops.map((top, index) => `V${top}H${(index + 1) * step}`).join('');
      return (
        <Chart>
          <path data-area d={`M0 ${HEIGHT}${line}V${HEIGHT}Z`} />
          <path d={`M0 ${tops[0]}${line}`} />
        </Chart>
      );
    }
  }
}

function Chart({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
