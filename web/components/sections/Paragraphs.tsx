import styles from './Paragraphs.module.css';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** Short text that begins with its statement in large letters. */
export function Paragraphs({
  title,
  paragraphs,
}: {
  title: string;
  paragraphs: readonly string[];
}) {
  return (
    <Section>
      <div className={styles.text}>
        <SectionHeading title={title} />
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
