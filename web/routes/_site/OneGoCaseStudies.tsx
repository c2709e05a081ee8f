import { createFileRoute, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { type Sector, sectors } from '../../content/case-studies/case-study.ts';
import { isHydrating } from '../../lib/app-ready.ts';
import { StoriesPage } from '../../pages/stories/StoriesPage.tsx';

interface StoriesSearch {
  sector?: Sector | undefined;
  /** ID of the expanded story. */
  story?: number | undefined;
}

export const Route = createFileRoute('/_site/OneGoCaseStudies')({
  codeSplitGroupings: [['loader', 'component']],
  // Invalid values must be set to undefined: an omitted key would keep its raw value.
  validateSearch: ({ sector, story }: Record<string, unknown>): StoriesSearch => ({
    sector: sectors.find((name) => name === sector),
    story: Number.isInteger(story) ? Number(story) : undefined,
  }),
  loader: async () =>
    isHydrating() ? undefined : (await import('../../content/case-studies/index.ts')).caseStudies,
  component: CaseStudies,
});

function CaseStudies() {
  const { sector, story } = useSearch({ from: '/_site/OneGoCaseStudies' });
  const stories = useLoaderData({ from: '/_site/OneGoCaseStudies' });
  const navigate = useNavigate({ from: '/OneGoCaseStudies' });
  return (
    <StoriesPage
      stories={stories}
      sector={sector}
      openId={story}
      onChange={(choice) => navigate({ search: choice, replace: true, resetScroll: false })}
    />
  );
}
