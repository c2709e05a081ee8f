import { partners } from '../../../content/company/partners.ts';
import { PageSection } from '../PageSection.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { CompanyIntro } from './CompanyIntro.tsx';
import styles from './PartnersPage.module.css';

export function PartnersPage() {
  const { kinds, tools } = partners;
  return (
    <>
      <CompanyIntro {...partners} />
      <Section>
        <SectionHeading title={kinds.title} lead={kinds.lead} />
        <ul className={styles.kinds}>
          {kinds.items.map(({ name, description, gets }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
              <ul>
                {gets.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <PageSection
        section={{
          kind: 'groups',
          id: 'tools',
          title: tools.title,
          lead: tools.lead,
          groups: tools.categories.map(({ name, tools: items }) => ({ name, items })),
        }}
      />
    </>
  );
}
