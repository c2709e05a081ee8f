import { createFileRoute } from '@tanstack/react-router';
import { StepLine } from '../../components/sections/StepLine.tsx';
import { contactSales, salesRequest } from '../../content/placeholders.ts';
import { ClosingLinks } from '../../pages/ClosingLinks.tsx';
import { Placeholder } from '../../pages/Placeholder.tsx';

export const Route = createFileRoute('/_site/contact')({
  staticData: { hiddenFrom: 'every-search' },
  component: ContactSales,
});

function ContactSales() {
  return (
    <>
      <Placeholder page={contactSales} />
      <StepLine {...salesRequest.steps} />
      <ClosingLinks {...salesRequest.closing} />
    </>
  );
}
