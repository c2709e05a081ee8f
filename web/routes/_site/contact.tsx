import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { contactSales } from '../../content/placeholders.ts';

export const Route = createFileRoute('/_site/contact')({ component: ContactSales });

function ContactSales() {
  return <IntroPage page={contactSales} />;
}
