import { latest as articles } from 'virtual:documents/blog';
import chapters from 'virtual:documents/documentation';
import webinars from 'virtual:documents/webinars';
import whitepapers from 'virtual:documents/whitepapers';
import { createFileRoute, type LinkProps } from '@tanstack/react-router';
import { SessionSteps } from '../../../components/sections/SessionLine.tsx';
import { MovedTags } from '../../../components/vignettes/MovedTags.tsx';
import { Panel } from '../../../components/vignettes/Panel.tsx';
import { ServiceFile } from '../../../components/vignettes/ServiceFile.tsx';
import { WaveSizes } from '../../../components/vignettes/WaveSizes.tsx';
import { resourceLinks } from '../../../content/navigation.ts';
import { resourcesOverview } from '../../../content/placeholders.ts';
import { chapterName } from '../../../pages/chapter-name.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

const [session] = webinars;

/** The first documents of a kind. */
const firstOf = (
  to: NonNullable<LinkProps['to']>,
  documents: readonly { slug: string; title: string }[],
) => documents.slice(0, 3).map(({ slug, title }) => ({ link: { to, params: { slug } }, title }));

const latest = {
  '/blog': firstOf('/blog/$slug', articles),
  '/whitepapers': firstOf('/whitepapers/$slug', whitepapers),
  '/documentation': chapters.slice(0, 3).map((chapter) => ({
    link: { to: '/documentation/$chapter', params: { chapter: chapter.slug } } as const,
    title: chapterName(chapter),
  })),
  '/webinars': firstOf('/webinars/$slug', webinars),
};

const pictures = {
  '/blog': <MovedTags />,
  '/whitepapers': <WaveSizes />,
  '/documentation': <ServiceFile />,
  '/webinars': session && (
    <Panel label={session.title} title={`${session.topic} · ${session.length}`}>
      <SessionSteps steps={session.steps} />
    </Panel>
  ),
};

const links = resourceLinks.map((link) => ({
  ...link,
  latest: latest[link.to],
  picture: pictures[link.to],
}));

const intro = `${articles.length} articles with code that was run, ${whitepapers.length} papers with figures, ${chapters.length} chapters of documentation and ${webinars.length} sessions with notes.`;

export const Route = createFileRoute('/_site/resources/')({
  component: () => <OverviewPage page={{ ...resourcesOverview, intro }} links={links} />,
});
