import { createFileRoute } from '@tanstack/react-router';
import document from '../../content/legal/terms.md';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/Termsofservice')({
  component: () => <LegalPage document={document} />,
});
