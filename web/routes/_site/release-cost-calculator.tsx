import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import {
  type FigureSearch,
  fromSearch,
  refusedFigures,
  toSearch,
} from '../../features/release-cost/figures.ts';
import { ReleaseCostPage } from '../../pages/resources/ReleaseCostPage.tsx';

export const Route = createFileRoute('/_site/release-cost-calculator')({
  // Unparsed: the page parses it, which keeps the parameter names out of the entry chunk.
  validateSearch: (search: FigureSearch) => search,
  component: ReleaseCost,
});

function ReleaseCost() {
  const search = useSearch({ from: '/_site/release-cost-calculator' });
  const navigate = useNavigate({ from: '/release-cost-calculator' });
  return (
    <ReleaseCostPage
      figures={fromSearch(search)}
      refused={refusedFigures(search)}
      onChange={(changed) =>
        navigate({
          search: (latest) => toSearch({ ...fromSearch(latest), ...changed }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
