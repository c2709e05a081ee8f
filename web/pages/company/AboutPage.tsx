import { PageSection } from '../../components/sections/PageSection.tsx';
import { Paragraphs } from '../../components/sections/Paragraphs.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { StepLine } from '../../components/sections/StepLine.tsx';
import { Figure } from '../../components/ui/Figure.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { Handover } from '../../components/vignettes/Handover.tsx';
import { SignalPanel } from '../../components/vignettes/SignalPanel.tsx';
import { about } from '../../content/company/about.ts';
import type { AboutText } from '../../content/company/company.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './AboutPage.module.css';

export function AboutPage() {
  const { handover, story, people, steps, principles, numbers, closing }: AboutText = about;
  return (
    <>
      <IntroPage
        page={about}
        picture={<SignalPanel {...handover} status={<Tag state="passed">{handover.status}</Tag>} />}
      />
      {story.paragraphs.length > 0 && <Paragraphs {...story} />}
      {people.items.length > 0 && <People {...people} />}
      <StepLine {...steps}>
        <Handover />
      </StepLine>
      <PageSection section={{ id: 'principles', ...principles }} />
      <Section>
        <SectionHeading title={numbers.title} />
        <ul className={styles.numbers}>
          {numbers.items.map(({ value, label, detail }) => (
            <li key={label}>
              <Figure of={value} />
              <strong>{label}</strong>
              <p className="note">{detail}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}

function People({ title, items }: AboutText['people']) {
  return (
    <Section>
      <SectionHeading title={title} />
      <ul className={styles.numbers}>
        {items.map(({ name, role, picture }) => (
          <li key={name}>
            {picture && <img src={picture} alt="" width={96} height={96} loading="lazy" />}
            <strong>{name}</strong>
            <p className="note">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
