import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import * as terms from '../../content/legal/terms.md';
import { openDocument } from '../../lib/open-document.ts';
import { LegalPage } from '../../pages/LegalPage.tsx';

export const Route = createFileRoute('/_site/Termsofservice')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => openDocument(terms),
  component: () => <LegalPage document={useLoaderData({ from: '/_site/Termsofservice' })} />,
});
