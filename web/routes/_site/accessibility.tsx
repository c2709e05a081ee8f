import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import * as accessibility from '../../content/legal/accessibility.md';
import { openDocument } from '../../lib/open-document.ts';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/accessibility')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => openDocument(accessibility),
  component: () => <LegalPage document={useLoaderData({ from: '/_site/accessibility' })} />,
});
