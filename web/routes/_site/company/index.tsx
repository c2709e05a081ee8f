import { createFileRoute } from '@tanstack/react-router';
import { companyLinks } from '../../../content/navigation.ts';
import { companyOverview } from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/company/')({ component: CompanyOverview });

function CompanyOverview() {
  return <OverviewPage page={companyOverview} links={companyLinks} />;
}
