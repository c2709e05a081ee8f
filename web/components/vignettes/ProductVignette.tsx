import type { ComponentType } from 'react';
import type { ProductId } from '../../content/products/ids.ts';
import type { Croppable } from './croppable.ts';
import { FindingsList } from './FindingsList.tsx';
import { LatencyGraph } from './LatencyGraph.tsx';
import { PipelineRun } from './PipelineRun.tsx';
import { PodGrid } from './PodGrid.tsx';
import { PolicyReport } from './PolicyReport.tsx';
import { ReconcileFlow } from './ReconcileFlow.tsx';
import { TerraformPlan } from './TerraformPlan.tsx';
import { WaveBoard } from './WaveBoard.tsx';

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

/** The picture of a product. One without a picture of its own shows a run. */
export function ProductVignette({ id, ...cropping }: Croppable & { id: ProductId }) {
  const Vignette = vignettes[id] ?? PipelineRun;
  return <Vignette {...cropping} />;
}
