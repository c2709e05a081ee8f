import { createFileRoute } from '@tanstack/react-router';
import { resourcesOverview } from '../../../content/placeholders.ts';
import { IntroPage } from '../../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/resources/')({ component: ResourcesOverview });

function ResourcesOverview() {
  return <IntroPage page={resourcesOverview} />;
}
