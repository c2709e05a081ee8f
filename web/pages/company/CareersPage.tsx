import { Section, SideSection } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { PlanPanel } from '../../components/vignettes/PlanPanel.tsx';
import { careers } from '../../content/company/careers.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';

export function CareersPage() {
  const { status, letter, hiring, meanwhile, closing } = careers;
  return (
    <>
      <IntroPage page={careers} note={status} picture={<PlanPanel {...letter} />} />
      <Section isDark>
        <SectionHeading title={hiring.title} />
        <ol className="evenly items">
          {hiring.items.map(({ name, measure, description }) => (
            <li key={name}>
              <b>{measure}</b>
              <h3>{name}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <SideSection id="meanwhile" title={meanwhile.title}>
        <ul className="rows">
          <SectionItems items={meanwhile.items} />
        </ul>
      </SideSection>
      <ClosingLinks {...closing} />
    </>
  );
}
