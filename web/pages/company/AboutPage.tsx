import { PageSection } from '../../components/sections/PageSection.tsx';
import { Paragraphs } from '../../components/sections/Paragraphs.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { StepLine } from '../../components/sections/StepLine.tsx';
import { about } from '../../content/company/about.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './AboutPage.module.css';

export function AboutPage() {
  return (
    <>
      <IntroPage page={about} />
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
      <ClosingLinks {...about.closing} />
    </>
  );
}
