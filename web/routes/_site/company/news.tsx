import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../../pages/company/NewsPage.tsx';

export const Route = createFileRoute('/_site/company/news')({
  staticData: { canonical: '/news' },
  component: NewsPage,
});
