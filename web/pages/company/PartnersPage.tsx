import { DetailColumns } from '../../components/sections/DetailColumns.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';

export function PartnersPage() {
  const { kinds, tools } = partners;
  return (
    <>
      <IntroPage page={partners} />
      <Section>
        <SectionHeading title={kinds.title} lead={kinds.lead} />
        <DetailColumns items={kinds.items} />
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
      <ClosingLinks {...partners.closing} />
    </>
  );
}
