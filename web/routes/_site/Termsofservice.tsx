import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../components/sections/LegalPage.tsx';
import document from '../../content/legal/terms.md';

export const Route = createFileRoute('/_site/Termsofservice')({ component: TermsOfService });

function TermsOfService() {
  return <LegalPage document={document} />;
}
