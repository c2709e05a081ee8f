import styles from './Questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionsProps {
  items: readonly Question[];
  isFirstOpen?: boolean;
}

/** List of questions with collapsible answers, built on native `<details>`. */
export function Questions({ items, isFirstOpen = true }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={isFirstOpen && index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
