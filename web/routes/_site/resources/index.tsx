import webinars from 'virtual:documents/webinars';
import { createFileRoute } from '@tanstack/react-router';
import { SessionPanel } from '../../../components/sections/SessionLine.tsx';
import { FirstWeek } from '../../../components/vignettes/FirstWeek.tsx';
import { MovedTags } from '../../../components/vignettes/MovedTags.tsx';
import { WaveSizes } from '../../../components/vignettes/WaveSizes.tsx';
import { resourceLinks } from '../../../content/navigation.ts';
import { resourcesOverview } from '../../../content/placeholders.ts';
import { TryCheck } from '../../../features/check-screen/TryCheck.tsx';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

const [session] = webinars;

const pictures = {
  '/blog': <MovedTags />,
  '/whitepapers': <WaveSizes />,
  '/documentation': <FirstWeek />,
  '/webinars': session && <SessionPanel length={session.length} steps={session.steps} />,
};

const links = resourceLinks.map((link) => ({ ...link, picture: pictures[link.to] }));

export const Route = createFileRoute('/_site/resources/')({
  component: () => (
    <OverviewPage page={resourcesOverview} links={links}>
      <TryCheck kind="workflow" />
    </OverviewPage>
  ),
});
