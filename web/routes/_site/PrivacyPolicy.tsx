import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import * as privacy from '../../content/legal/privacy.md';
import { openDocument } from '../../lib/open-document.ts';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/PrivacyPolicy')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => openDocument(privacy),
  component: () => <LegalPage document={useLoaderData({ from: '/_site/PrivacyPolicy' })} />,
});
