import { latest as articles } from 'virtual:documents/blog';
import chapters from 'virtual:documents/documentation';
import webinars from 'virtual:documents/webinars';
import whitepapers from 'virtual:documents/whitepapers';
import { createFileRoute } from '@tanstack/react-router';
import type { ListedDocument } from '../../../components/sections/DocumentGroups.tsx';
import { SessionPanel } from '../../../components/sections/SessionLine.tsx';
import { FirstWeek } from '../../../components/vignettes/FirstWeek.tsx';
import { MovedTags } from '../../../components/vignettes/MovedTags.tsx';
import { WaveSizes } from '../../../components/vignettes/WaveSizes.tsx';
import { resourceLinks } from '../../../content/navigation.ts';
import { resourcesOverview } from '../../../content/placeholders.ts';
import { TryCheck } from '../../../features/check-screen/TryCheck.tsx';
import { chapterName } from '../../../pages/chapter-name.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

const [session] = webinars;

type TitledLink = Pick<ListedDocument, 'link' | 'title'>;

/** The first two of each kind. */
const latest: Readonly<Record<(typeof resourceLinks)[number]['to'], readonly TitledLink[]>> = {
  '/blog': articles.slice(0, 2).map(({ slug, title }) => ({
    link: { to: '/blog/$slug', params: { slug } },
    title,
  })),
  '/whitepapers': whitepapers.slice(0, 2).map(({ slug, title }) => ({
    link: { to: '/whitepapers/$slug', params: { slug } },
    title,
  })),
  '/documentation': chapters.slice(0, 2).map((chapter) => ({
    link: { to: '/documentation/$chapter', params: { chapter: chapter.slug } },
    title: chapterName(chapter),
  })),
  '/webinars': webinars.slice(0, 2).map(({ slug, title }) => ({
    link: { to: '/webinars/$slug', params: { slug } },
    title,
  })),
};

const pictures = {
  '/blog': <MovedTags />,
  '/whitepapers': <WaveSizes />,
  '/documentation': <FirstWeek />,
  '/webinars': session && <SessionPanel length={session.length} steps={session.steps} />,
};

const links = resourceLinks.map((link) => ({
  ...link,
  latest: latest[link.to],
  picture: pictures[link.to],
}));

export const Route = createFileRoute('/_site/resources/')({
  component: () => (
    <OverviewPage page={resourcesOverview} links={links}>
      <TryCheck kind="workflow" />
    </OverviewPage>
  ),
});
