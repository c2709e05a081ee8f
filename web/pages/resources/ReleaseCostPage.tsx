import { useHydrated } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { releaseCostPage } from '../../content/release-cost.ts';
import {
  exampleFigures,
  type FigureName,
  type Figures,
} from '../../features/release-cost/figures.ts';
import { ReleaseCostCalculator } from '../../features/release-cost/ReleaseCostCalculator.tsx';
import { DecidingInputs } from '../../features/release-cost/ReleaseCostResult.tsx';
import { ClosingLinks } from '../ClosingLinks.tsx';
import styles from './ReleaseCostPage.module.css';

interface ReleaseCostPageProps {
  /** From the URL. */
  figures: Figures;
  /** Figures of the URL that are invalid; those of the example stand in their place. */
  refused: readonly FigureName[];
  onChange: (changed: Partial<Figures>) => void;
}

export function ReleaseCostPage({ figures, refused, onChange }: ReleaseCostPageProps) {
  const {
    meta,
    heading,
    lead,
    paper,
    onward,
    closing,
    noScript,
    refusedInLink,
    figures: labels,
  } = releaseCostPage;
  // Prerendered HTML can't depend on the query string, so it shows the example.
  const isHydrated = useHydrated();
  const shown = isHydrated ? figures : exampleFigures;
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
        {isHydrated && refused.length > 0 && (
          <div className={styles.refused}>
            <Notice kind="info">{refusedInLink(refused.map((name) => labels[name].label))}</Notice>
          </div>
        )}
        <ReleaseCostCalculator figures={shown} onChange={onChange} />
        <DecidingInputs figures={shown} />
      </Section>
      <ClosingLinks {...closing} links={onward} />
    </>
  );
}
