import { createFileRoute } from '@tanstack/react-router';
import { ButtonSettings } from '../../components/vignettes/ButtonSettings.tsx';
import document from '../../content/legal/accessibility.md';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/accessibility')({
  component: () => <LegalPage document={document} picture={<ButtonSettings />} />,
});
