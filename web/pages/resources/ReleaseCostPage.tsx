import { useHydrated } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { releaseCostPage } from '../../content/release-cost.ts';
import { exampleFigures, type Figures } from '../../features/release-cost/figures.ts';
import { ReleaseCostCalculator } from '../../features/release-cost/ReleaseCostCalculator.tsx';
import { DecidingInputs } from '../../features/release-cost/ReleaseCostResult.tsx';
import { ClosingLinks } from '../ClosingLinks.tsx';

interface ReleaseCostPageProps {
  /** From the URL. */
  figures: Figures;
  onChange: (changed: Partial<Figures>) => void;
}

export function ReleaseCostPage({ figures, onChange }: ReleaseCostPageProps) {
  const { meta, heading, lead, paper, onward, closing, noScript } = releaseCostPage;
  // Prerendered HTML can't depend on the query string, so it shows the example.
  const shown = useHydrated() ? figures : exampleFigures;
  return (
    <>
      <PageHead {...meta} />
      <ReadingIntro
        heading={heading}
        lead={lead}
        actions={
          <ButtonLink
            to="/whitepapers/$slug"
            params={{ slug: 'cost-of-slow-releases' }}
            look="quiet"
          >
            {paper}
          </ButtonLink>
        }
      />
      <Section>
        <noscript>
          <p>{noScript}</p>
        </noscript>
        <ReleaseCostCalculator figures={shown} onChange={onChange} />
        <DecidingInputs figures={shown} />
      </Section>
      <ClosingLinks {...closing} links={onward} />
    </>
  );
}
