import { createFileRoute } from '@tanstack/react-router';
import { BriefcaseBusiness, Handshake, Megaphone, UsersRound } from 'lucide';
import { Tag } from '../../../components/ui/Tag.tsx';
import { SignalPanel } from '../../../components/vignettes/SignalPanel.tsx';
import { companyLinks } from '../../../content/navigation.ts';
import { companyOverview, engagement } from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/company/')({ component: CompanyOverview });

const icons = {
  '/about': UsersRound,
  '/careers': BriefcaseBusiness,
  '/news': Megaphone,
  '/partners': Handshake,
};

const links = companyLinks.map((link) => ({ ...link, icon: icons[link.to] }));

function CompanyOverview() {
  const { status, ...picture } = engagement;
  return (
    <OverviewPage
      page={companyOverview}
      links={links}
      picture={<SignalPanel {...picture} status={<Tag state="running">{status}</Tag>} />}
    />
  );
}
