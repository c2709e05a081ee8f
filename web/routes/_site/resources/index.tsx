import { createFileRoute } from '@tanstack/react-router';
import { LibraryBig, Newspaper, Presentation, ScrollText } from 'lucide';
import { resourceLinks } from '../../../content/navigation.ts';
import { resourcesOverview } from '../../../content/placeholders.ts';
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
  return <OverviewPage page={resourcesOverview} links={links} />;
}
