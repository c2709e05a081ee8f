import { createFileRoute } from '@tanstack/react-router';
import document from '../../content/legal/privacy.md';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/PrivacyPolicy')({
  component: () => <LegalPage document={document} />,
});
