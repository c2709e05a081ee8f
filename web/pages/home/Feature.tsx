import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { type ComponentType, useRef } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
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

/** Position of the picture: right of the text, left of it, or below it in halves or thirds. */
type Layout = 'beside' | 'flipped' | 'halves' | 'thirds';

interface Look {
  layout: Layout;
  Vignette: ComponentType;
}

/** Fallback for a product without its own picture. */
const DEFAULT_LOOK: Look = { layout: 'beside', Vignette: PipelineRun };

const looks: Partial<Record<ProductId, Look>> = {
  'ci-cd-pipeline-automation': { layout: 'beside', Vignette: PipelineRun },
  'infrastructure-as-code': { layout: 'halves', Vignette: TerraformPlan },
  'monitoring-logging': { layout: 'flipped', Vignette: LatencyGraph },
  'cloud-migrations': { layout: 'halves', Vignette: WaveBoard },
  'security-compliance-automation': { layout: 'beside', Vignette: PolicyReport },
  'kubernetes-as-a-service': { layout: 'flipped', Vignette: PodGrid },
  'devsecops-sast-dast-integration': { layout: 'beside', Vignette: FindingsList },
  'gitops-release-management': { layout: 'thirds', Vignette: ReconcileFlow },
};

export function Feature({ id }: { id: ProductId }) {
  const { name, to } = productSummaries[id];
  const { layout, Vignette } = looks[id] ?? DEFAULT_LOOK;
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
      <div className={styles.picture}>
        <Vignette />
      </div>
    </section>
  );
}
