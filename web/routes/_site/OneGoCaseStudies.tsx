import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { caseStudies } from '../../content/case-studies.ts';

export const Route = createFileRoute('/_site/OneGoCaseStudies')({ component: CaseStudies });

function CaseStudies() {
  return <IntroPage page={caseStudies} />;
}
