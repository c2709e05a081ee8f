import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../../../pages/company/CareersPage.tsx';

export const Route = createFileRoute('/_site/company/careers')({
  staticData: { canonical: '/careers' },
  component: CareersPage,
});
