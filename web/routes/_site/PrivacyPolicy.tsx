import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../components/sections/LegalPage.tsx';
import document from '../../content/legal/privacy.md';

export const Route = createFileRoute('/_site/PrivacyPolicy')({ component: PrivacyPolicy });

function PrivacyPolicy() {
  return <LegalPage document={document} />;
}
