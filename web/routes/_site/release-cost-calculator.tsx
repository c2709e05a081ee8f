import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { fromSearch, readFigureSearch, toSearch } from '../../features/release-cost/figures.ts';
import { ReleaseCostPage } from '../../pages/resources/ReleaseCostPage.tsx';

export const Route = createFileRoute('/_site/release-cost-calculator')({
  validateSearch: readFigureSearch,
  component: ReleaseCost,
});

function ReleaseCost() {
  const search = useSearch({ from: '/_site/release-cost-calculator' });
  const navigate = useNavigate({ from: '/release-cost-calculator' });
  return (
    <ReleaseCostPage
      figures={fromSearch(search)}
      onChange={(figures) =>
        navigate({ search: toSearch(figures), replace: true, resetScroll: false })
      }
    />
  );
}
