import { about } from '../../../content/company/about.ts';
import { PageSection } from '../PageSection.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { StepLine } from '../StepLine.tsx';
import styles from './AboutPage.module.css';
import { CompanyIntro } from './CompanyIntro.tsx';

export function AboutPage() {
  return (
    <>
      <CompanyIntro {...about} />
      <Paragraphs {...about.story} />
      <PageSection
        section={{ kind: 'use-cases', id: 'principles', lead: '', ...about.principles }}
      />
      <StepLine {...about.steps} />
      <Section>
        <SectionHeading title={about.numbers.title} />
        <ul className={styles.numbers}>
          {about.numbers.items.map(({ value, label, detail }) => (
            <li key={label}>
              <b>{value}</b>
              <strong>{label}</strong>
              <p>{detail}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
