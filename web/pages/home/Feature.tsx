import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { type ComponentType, useRef } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Croppable } from '../../components/vignettes/croppable.ts';
import { FindingsList } from '../../components/vignettes/FindingsList.tsx';
import { LatencyGraph } from '../../components/vignettes/LatencyGraph.tsx';
import { PipelineRun } from '../../components/vignettes/PipelineRun.tsx';
import { PodGrid } from '../../components/vignettes/PodGrid.tsx';
import { PolicyReport } from '../../components/vignettes/PolicyReport.tsx';
import { ReconcileFlow } from '../../components/vignettes/ReconcileFlow.tsx';
import { TerraformPlan } from '../../components/vignettes/TerraformPlan.tsx';
import { WaveBoard } from '../../components/vignettes/WaveBoard.tsx';
import type { ProductId } from '../../content/products/ids.ts';
import { productSummaries } from '../../content/products/summaries.ts';
import { productTeasers } from '../../content/products/teasers.ts';
import { useVisibility } from '../../lib/visibility.ts';
import styles from './Feature.module.css';

/** Fraction of the feature that must be visible to start the animation. */
const VISIBLE_SHARE = 0.15;

const vignettes: Partial<Record<ProductId, ComponentType<Croppable>>> = {
  'ci-cd-pipeline-automation': PipelineRun,
  'infrastructure-as-code': TerraformPlan,
  'monitoring-logging': LatencyGraph,
  'cloud-migrations': WaveBoard,
  'security-compliance-automation': PolicyReport,
  'kubernetes-as-a-service': PodGrid,
  'devsecops-sast-dast-integration': FindingsList,
  'gitops-release-management': ReconcileFlow,
};

interface FeatureProps {
  id: ProductId;
  /** A row of its own, or one tile among several. */
  layout: 'row' | 'tile';
}

export function Feature({ id, layout }: FeatureProps) {
  const { name, to } = productSummaries[id];
  // A product without a picture of its own shows a run.
  const Vignette = vignettes[id] ?? PipelineRun;
  const section = useRef<HTMLElement>(null);
  useVisibility(section, VISIBLE_SHARE);

  return (
    <section ref={section} className={styles.feature} data-layout={layout}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{productTeasers[id]}</p>
        <Link to={to} className={styles.more}>
          Learn More <span className="visually-hidden">about {name}</span>
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <div className={styles.picture} data-cropped={layout === 'tile' || undefined}>
        <Vignette isCropped={layout === 'tile'} />
      </div>
    </section>
  );
}
