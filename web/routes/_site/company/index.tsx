import { createFileRoute } from '@tanstack/react-router';
import { BriefcaseBusiness, Handshake, Megaphone, UsersRound } from 'lucide';
import { companyLinks } from '../../../content/navigation.ts';
import { companyOverview } from '../../../content/placeholders.ts';
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
  return <OverviewPage page={companyOverview} links={links} />;
}
