import { createFileRoute } from '@tanstack/react-router';
import { brochureForm } from '../../content/leads.ts';
import { brochure } from '../../content/placeholders.ts';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { Placeholder } from '../../pages/Placeholder.tsx';

export const Route = createFileRoute('/_site/brochure')({
  staticData: { hiddenFrom: 'every-search' },
  component: Brochure,
});

function Brochure() {
  return (
    <>
      <Placeholder page={brochure} buttons={brochure.onward} />
      <LeadSection text={brochureForm} />
    </>
  );
}
