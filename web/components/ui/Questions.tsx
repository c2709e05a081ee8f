import styles from './Questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers, natively. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
