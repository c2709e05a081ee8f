import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../../../components/sections/company/CareersPage.tsx';

export const Route = createFileRoute('/_site/company/careers')({
  staticData: { canonical: '/careers' },
  component: CareersPage,
});
