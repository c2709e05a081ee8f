import { careers } from '../../../content/company/careers.ts';
import { PageSection } from '../PageSection.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { StepLine } from '../StepLine.tsx';
import { CompanyIntro } from './CompanyIntro.tsx';

export function CareersPage() {
  return (
    <>
      <CompanyIntro {...careers} />
      <Paragraphs {...careers.status} />
      <StepLine {...careers.hiring} />
      <PageSection
        section={{ kind: 'use-cases', id: 'meanwhile', lead: '', ...careers.meanwhile }}
      />
    </>
  );
}
