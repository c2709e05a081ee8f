import styles from './Questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** List of questions with collapsible answers, the first open, built on native `<details>`. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
