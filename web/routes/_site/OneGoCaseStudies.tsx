import { createFileRoute } from '@tanstack/react-router';
import { StoriesPage } from '../../components/sections/stories/StoriesPage.tsx';
import { type Sector, sectors } from '../../content/case-studies/case-study.ts';

interface StoriesSearch {
  sector?: Sector;
  /** Id of the open story. */
  story?: number;
}

export const Route = createFileRoute('/_site/OneGoCaseStudies')({
  validateSearch: ({ sector, story }: Record<string, unknown>): StoriesSearch => {
    const known = sectors.find((name) => name === sector);
    return {
      ...(known && { sector: known }),
      ...(Number.isInteger(story) && { story: Number(story) }),
    };
  },
  component: CaseStudies,
});

function CaseStudies() {
  const { sector, story } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StoriesPage
      sector={sector}
      openId={story}
      onChange={(choice) =>
        navigate({
          search: {
            ...(choice.sector && { sector: choice.sector }),
            ...(choice.story && { story: choice.story }),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
