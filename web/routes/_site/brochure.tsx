import { createFileRoute } from '@tanstack/react-router';
import { brochureForm } from '../../content/leads.ts';
import { brochure } from '../../content/placeholders.ts';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { IntroPage } from '../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/brochure')({
  staticData: { hiddenFrom: 'every-search' },
  component: () => (
    <>
      <IntroPage page={{ ...brochure, lead: brochure.meta.description }} note={brochure.lead} />
      <LeadSection text={brochureForm} />
    </>
  ),
});
