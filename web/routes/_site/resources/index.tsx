import { createFileRoute } from '@tanstack/react-router';
import { LibraryBig, Newspaper, Presentation, ScrollText } from 'lucide';
import { Tag } from '../../../components/ui/Tag.tsx';
import { SignalPanel } from '../../../components/vignettes/SignalPanel.tsx';
import { resourceLinks } from '../../../content/navigation.ts';
import { articleTrial, resourcesOverview } from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/resources/')({ component: ResourcesOverview });

const icons = {
  '/blog': Newspaper,
  '/whitepapers': ScrollText,
  '/documentation': LibraryBig,
  '/webinars': Presentation,
};

const links = resourceLinks.map((link) => ({ ...link, icon: icons[link.to] }));

function ResourcesOverview() {
  const { status, ...picture } = articleTrial;
  return (
    <OverviewPage
      page={resourcesOverview}
      links={links}
      picture={<SignalPanel {...picture} status={<Tag state="passed">{status}</Tag>} />}
    />
  );
}
