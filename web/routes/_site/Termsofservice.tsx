import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { terms } from '../../content/legal/terms.ts';

export const Route = createFileRoute('/_site/Termsofservice')({ component: TermsOfService });

function TermsOfService() {
  return <IntroPage page={terms} />;
}
