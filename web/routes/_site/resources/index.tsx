import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../components/sections/IntroPage.tsx';
import { resourcesOverview } from '../../../content/placeholders.ts';

export const Route = createFileRoute('/_site/resources/')({ component: ResourcesOverview });

function ResourcesOverview() {
  return <IntroPage page={resourcesOverview} />;
}
