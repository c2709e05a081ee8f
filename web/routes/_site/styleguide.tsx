import { createFileRoute } from '@tanstack/react-router';
import { StyleguidePage } from '../../pages/StyleguidePage.tsx';

export const Route = createFileRoute('/_site/styleguide')({
  component: StyleguidePage,
  // For whoever changes the site.
  staticData: { hiddenFrom: 'every-search' },
});
