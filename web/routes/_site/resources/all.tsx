import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../components/sections/IntroPage.tsx';
import { allResources } from '../../../content/resources/all.ts';

export const Route = createFileRoute('/_site/resources/all')({ component: AllResources });

function AllResources() {
  return <IntroPage page={allResources} />;
}
