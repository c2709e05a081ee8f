import { createFileRoute } from '@tanstack/react-router';
import { resourceLinks } from '../../../content/navigation.ts';
import { resourcesOverview } from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/resources/')({ component: ResourcesOverview });

function ResourcesOverview() {
  return <OverviewPage page={resourcesOverview} links={resourceLinks} />;
}
