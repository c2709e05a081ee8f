import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../components/sections/IntroPage.tsx';
import { companyContact } from '../../../content/company/contact.ts';

export const Route = createFileRoute('/_site/Contact/')({
  // /contact is another page.
  caseSensitive: true,
  staticData: { canonical: '/company/contact' },
  component: CompanyContact,
});

function CompanyContact() {
  return <IntroPage page={companyContact} />;
}
