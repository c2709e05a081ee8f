import { DetailColumns } from '../../components/sections/DetailColumns.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { PartnerPanel } from '../../components/vignettes/PartnerPanel.tsx';
import { SignalPanel } from '../../components/vignettes/SignalPanel.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';

const kinds = partners.kinds.items.map(({ picture, ...kind }) => ({
  ...kind,
  picture: <PartnerPanel picture={picture} />,
}));

export function PartnersPage() {
  const { title, lead } = partners.kinds;
  return (
    <>
      <IntroPage page={partners} picture={<SignalPanel {...partners.start} />} />
      <Section>
        <SectionHeading title={title} lead={lead} />
        <DetailColumns items={kinds} />
      </Section>
      <PageSection section={{ kind: 'groups', id: 'tools', ...partners.tools }} />
      <ClosingLinks {...partners.closing} />
    </>
  );
}
