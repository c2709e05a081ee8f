import styles from './QuestionList.module.css';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface QuestionListProps {
  title: string;
  items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open to their answers, natively. */
export function QuestionList({ title, items }: QuestionListProps) {
  return (
    <Section>
      <SectionHeading title={title} />
      <div className={styles.questions}>
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
