import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage } from '../../pages/company/PartnersPage.tsx';

export const Route = createFileRoute('/_site/partners')({ component: PartnersPage });
