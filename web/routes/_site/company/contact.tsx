import { createFileRoute } from '@tanstack/react-router';
import { OfficeWeek } from '../../../components/vignettes/OfficeWeek.tsx';
import { ContactPage } from '../../../pages/company/ContactPage.tsx';

export const Route = createFileRoute('/_site/company/contact')({
  component: () => <ContactPage picture={<OfficeWeek />} />,
});
