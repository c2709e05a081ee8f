import styles from './Questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** List of questions with collapsible answers, built on native `<details>`. */
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
