import {
  Activity,
  CloudUpload,
  FileDiff,
  GitMerge,
  Hexagon,
  type IconNode,
  SearchCheck,
  ShieldCheck,
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
  'kubernetes-as-a-service': Hexagon,
  'devsecops-sast-dast-integration': SearchCheck,
  'gitops-release-management': GitMerge,
};

export function ProductIcon({ id }: { id: ProductId }) {
  return <Icon of={icons[id]} />;
}
