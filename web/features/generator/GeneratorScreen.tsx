import type { ReactNode } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import type { GeneratorText } from '../../content/workspace/config/generator.ts';
import styles from './GeneratorScreen.module.css';

interface GeneratorScreenProps {
  text: GeneratorText;
  options: ReactNode;
  preview: ReactNode;
  /** Between the introduction and the options. */
  children?: ReactNode;
}

/** Options on one side, what they make on the other, and what to do with it below. */
export function GeneratorScreen({ text, options, preview, children }: GeneratorScreenProps) {
  const { meta, heading, lead, steps } = text;
  return (
    <>
      <PageHead {...meta} />
      <header className={styles.header}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      {children}
      <div className={styles.columns}>
        <div>{options}</div>
        <div className={styles.preview} data-made-here>
          {preview}
        </div>
      </div>
      <section className={styles.steps} aria-labelledby="steps">
        <h2 id="steps">Then</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
