import { createFileRoute } from '@tanstack/react-router';
import { StepLine } from '../../components/sections/StepLine.tsx';
import { contactSales, salesRequest } from '../../content/placeholders.ts';
import { Placeholder } from '../../pages/Placeholder.tsx';

export const Route = createFileRoute('/_site/contact')({
  staticData: { findable: 'nowhere' },
  component: ContactSales,
});

function ContactSales() {
  return (
    <>
      <Placeholder page={contactSales} buttons={contactSales.onward} />
      <StepLine {...salesRequest} isAhead />
    </>
  );
}
