import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../../pages/company/CareersPage.tsx';

export const Route = createFileRoute('/_site/careers')({ component: CareersPage });
