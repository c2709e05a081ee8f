import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '../../pages/SearchPage.tsx';

export const Route = createFileRoute('/_site/search')({
  component: SearchPage,
  // Search engines have no use for results of a search.
  staticData: { hiddenFrom: 'every-search' },
});
