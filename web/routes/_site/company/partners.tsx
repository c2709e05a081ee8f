import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../components/sections/IntroPage.tsx';
import { partners } from '../../../content/company/partners.ts';

export const Route = createFileRoute('/_site/company/partners')({
  staticData: { canonical: '/partners' },
  component: Partners,
});

function Partners() {
  return <IntroPage page={partners} />;
}
