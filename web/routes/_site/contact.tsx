import { createFileRoute } from '@tanstack/react-router';
import { contactSales, salesForm } from '../../content/placeholders.ts';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { IntroPage } from '../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/contact')({
  staticData: { hiddenFrom: 'every-search' },
  component: () => (
    <>
      <IntroPage
        page={{ ...contactSales, lead: contactSales.meta.description }}
        note={contactSales.lead}
      />
      <LeadSection text={salesForm} />
    </>
  ),
});
