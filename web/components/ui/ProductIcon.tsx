import {
  Activity,
  Bug,
  CloudUpload,
  FileDiff,
  GitMerge,
  type IconNode,
  ShieldCheck,
  ShipWheel,
  Workflow,
} from 'lucide';
import type { ProductId } from '../../content/products/ids.ts';
import { Icon } from './Icon.tsx';

const icons: Record<ProductId, IconNode> = {
  'ci-cd-pipeline-automation': Workflow,
  'infrastructure-as-code': FileDiff,
  'monitoring-logging': Activity,
  'cloud-migrations': CloudUpload,
  'security-compliance-automation': ShieldCheck,
  'kubernetes-as-a-service': ShipWheel,
  'devsecops-sast-dast-integration': Bug,
  'gitops-release-management': GitMerge,
};

export function ProductIcon({ id }: { id: ProductId }) {
  return <Icon of={icons[id]} />;
}
