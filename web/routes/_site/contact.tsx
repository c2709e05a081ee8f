import { createFileRoute } from '@tanstack/react-router';
import { contactSales, salesForm } from '../../content/placeholders.ts';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { Placeholder } from '../../pages/Placeholder.tsx';

export const Route = createFileRoute('/_site/contact')({
  staticData: { hiddenFrom: 'every-search' },
  component: ContactSales,
});

function ContactSales() {
  return (
    <>
      <Placeholder page={contactSales} buttons={contactSales.onward} />
      <LeadSection text={salesForm} />
    </>
  );
}
