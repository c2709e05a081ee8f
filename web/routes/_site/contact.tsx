import { createFileRoute } from '@tanstack/react-router';
import { contactSales } from '../../content/placeholders.ts';
import { IntroPage } from '../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/contact')({
  staticData: { findable: 'nowhere' },
  component: ContactSales,
});

function ContactSales() {
  return <IntroPage page={contactSales} />;
}
