import { PageSection } from '../../components/sections/PageSection.tsx';
import { Paragraphs } from '../../components/sections/Paragraphs.tsx';
import { StepLine } from '../../components/sections/StepLine.tsx';
import { careers } from '../../content/company/careers.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';

export function CareersPage() {
  return (
    <>
      <IntroPage page={careers} />
      <Paragraphs {...careers.status} />
      <StepLine {...careers.hiring} />
      <PageSection
        section={{ kind: 'use-cases', id: 'meanwhile', lead: '', ...careers.meanwhile }}
      />
      <ClosingLinks {...careers.closing} />
    </>
  );
}
