import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../../pages/company/AboutPage.tsx';

export const Route = createFileRoute('/_site/company/about')({
  staticData: { canonical: '/about' },
  component: AboutPage,
});
