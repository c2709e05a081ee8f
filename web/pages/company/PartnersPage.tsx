import { DetailColumns } from '../../components/sections/DetailColumns.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';

export function PartnersPage() {
  const { title, lead, items } = partners.kinds;
  return (
    <>
      <IntroPage page={partners} />
      <Section isDark>
        <SectionHeading title={title} lead={lead} />
        <DetailColumns items={items} />
      </Section>
      <PageSection section={{ kind: 'groups', id: 'tools', ...partners.tools }} />
      <ClosingLinks {...partners.closing} />
    </>
  );
}
