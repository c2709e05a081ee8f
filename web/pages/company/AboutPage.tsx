import { Section, SideSection } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { Figure } from '../../components/ui/Figure.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { Handover } from '../../components/vignettes/Handover.tsx';
import { SignalPanel } from '../../components/vignettes/SignalPanel.tsx';
import { about } from '../../content/company/about.ts';
import type { AboutText } from '../../content/company/company.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';

export function AboutPage() {
  const { handover, story, people, steps, principles, numbers, closing }: AboutText = about;
  return (
    <>
      <IntroPage
        page={about}
        picture={<SignalPanel {...handover} status={<Tag state="passed">{handover.status}</Tag>} />}
      />
      {story.paragraphs.length > 0 && (
        <SideSection title={story.title}>
          <div>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </SideSection>
      )}
      {people.items.length > 0 && <People {...people} />}
      <Section isDark>
        <SectionHeading title={steps.title} />
        <Handover />
        <ol className="evenly items">
          <SectionItems items={steps.items} />
        </ol>
      </Section>
      <Section id="principles">
        <SectionHeading title={principles.title} />
        <ul className="rows">
          <SectionItems items={principles.items} />
        </ul>
      </Section>
      <Section>
        <SectionHeading title={numbers.title} lead={numbers.lead} />
        <ul className="evenly items">
          {numbers.items.map(({ value, label, detail }) => (
            <li key={label}>
              <Figure of={value} />
              <h3>{label}</h3>
              {detail && <p>{detail}</p>}
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
      <ul className="evenly items">
        {items.map(({ name, role, picture }) => (
          <li key={name}>
            {picture && <img src={picture} alt="" width={96} height={96} loading="lazy" />}
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
