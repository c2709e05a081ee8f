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
      onChange={(changed) =>
        navigate({
          search: (latest) => toSearch({ ...latest, ...changed }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
