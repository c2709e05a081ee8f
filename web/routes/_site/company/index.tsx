import news from 'virtual:documents/news';
import { createFileRoute } from '@tanstack/react-router';
import { BriefcaseBusiness, Handshake, Megaphone, UsersRound } from 'lucide';
import { about } from '../../../content/company/about.ts';
import { careers } from '../../../content/company/careers.ts';
import { partners } from '../../../content/company/partners.ts';
import { companyLinks } from '../../../content/navigation.ts';
import { companyOverview, newest } from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/company/')({ component: CompanyOverview });

const details = {
  '/about': { icon: UsersRound, fact: about.principles.title },
  '/careers': { icon: BriefcaseBusiness, fact: careers.heading },
  '/news': { icon: Megaphone, fact: newest(news) },
  '/partners': { icon: Handshake, fact: partners.kinds.title },
};

const links = companyLinks.map((link) => ({ ...link, ...details[link.to] }));

function CompanyOverview() {
  return <OverviewPage page={companyOverview} links={links} />;
}
