import { createFileRoute } from '@tanstack/react-router';
import { FragmentPanel } from '../../../components/vignettes/FragmentPanel.tsx';
import { SignalPanel } from '../../../components/vignettes/SignalPanel.tsx';
import { about } from '../../../content/company/about.ts';
import { careers } from '../../../content/company/careers.ts';
import { newsFragments } from '../../../content/company/news-fragments.ts';
import { partners } from '../../../content/company/partners.ts';
import { companyLinks } from '../../../content/navigation.ts';
import { companyOverview } from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

const [news] = Object.values(newsFragments);

const pictures = {
  '/about': <SignalPanel {...about.handover} />,
  '/careers': (
    <Rows
      title={careers.hiring.title}
      rows={careers.hiring.items.map(({ name, measure }) => ({ name, note: measure }))}
    />
  ),
  '/news': news && <FragmentPanel fragment={news} />,
  '/partners': (
    <Rows
      title={partners.tools.title}
      rows={partners.tools.stations.slice(0, 3).map(({ name, items }) => ({
        name,
        note: `${items[0]} + ${items.length - 1}`,
      }))}
    />
  ),
};

const links = companyLinks.map((link) => ({ ...link, picture: pictures[link.to] }));

export const Route = createFileRoute('/_site/company/')({
  component: () => <OverviewPage page={companyOverview} links={links} />,
});

function Rows({ title, rows }: { title: string; rows: readonly { name: string; note: string }[] }) {
  return <FragmentPanel fragment={{ kind: 'rows', label: title, title, rows }} />;
}
