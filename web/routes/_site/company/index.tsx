import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../components/sections/IntroPage.tsx';
import { companyOverview } from '../../../content/placeholders.ts';

export const Route = createFileRoute('/_site/company/')({ component: CompanyOverview });

function CompanyOverview() {
  return <IntroPage page={companyOverview} />;
}
