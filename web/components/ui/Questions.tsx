import styles from './Questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionsProps {
  items: readonly Question[];
  className?: string;
}

/** List of questions with collapsible answers, built on native `<details>`. */
export function Questions({ items, className = '' }: QuestionsProps) {
  return (
    <div className={`${styles.questions} ${className}`}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
