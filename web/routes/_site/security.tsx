import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import * as security from '../../content/legal/security.md';
import { openDocument } from '../../lib/open-document.ts';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/security')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => openDocument(security),
  component: () => <LegalPage document={useLoaderData({ from: '/_site/security' })} />,
});
