import { createFileRoute } from '@tanstack/react-router';
import { companyOverview } from '../../../content/placeholders.ts';
import { IntroPage } from '../../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/company/')({ component: CompanyOverview });

function CompanyOverview() {
  return <IntroPage page={companyOverview} />;
}
