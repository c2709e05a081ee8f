import styles from './WeekLine.module.css';

/** The steps of a week on a line, each as long as its days: one, or two such as "Mon–Tue". */
export function WeekLine({ steps }: { steps: Readonly<Record<string, string>> }) {
  return (
    <ol className={styles.week}>
      {Object.entries(steps).map(([days, step]) => (
        <li key={days} data-days={days.includes('–') ? 2 : undefined}>
          <span>{days}</span> {step}
        </li>
      ))}
    </ol>
  );
}
