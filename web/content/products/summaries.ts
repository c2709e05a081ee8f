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
import { type ProductId, productIds } from './ids.ts';

/** Short texts for every page's menu, separate to keep all other product texts out of it. */
export interface ProductSummary {
  readonly to: `/${ProductId}`;
  readonly icon: IconNode;
  readonly name: string;
  /** One line in the menu. */
  readonly line: string;
}

export const productSummaries = {
  'ci-cd-pipeline-automation': {
    to: '/ci-cd-pipeline-automation',
    icon: Workflow,
    name: 'CI/CD pipeline automation',
    line: 'One path to production for every service',
  },
  'infrastructure-as-code': {
    to: '/infrastructure-as-code',
    icon: FileDiff,
    name: 'Infrastructure as code',
    line: 'Environments from reviewed plans',
  },
  'monitoring-logging': {
    to: '/monitoring-logging',
    icon: Activity,
    name: 'Monitoring and logging',
    line: 'Alerts that page the right person',
  },
  'cloud-migrations': {
    to: '/cloud-migrations',
    icon: CloudUpload,
    name: 'Cloud migrations',
    line: 'Moved in waves, rehearsed, reversible',
  },
  'security-compliance-automation': {
    to: '/security-compliance-automation',
    icon: ShieldCheck,
    name: 'Security and compliance automation',
    line: 'Controls that collect their own evidence',
  },
  'kubernetes-as-a-service': {
    to: '/kubernetes-as-a-service',
    icon: Hexagon,
    name: 'Kubernetes as a service',
    line: 'Clusters that are patched and watched',
  },
  'devsecops-sast-dast-integration': {
    to: '/devsecops-sast-dast-integration',
    icon: SearchCheck,
    name: 'DevSecOps with SAST and DAST',
    line: 'Findings in the pull request',
  },
  'gitops-release-management': {
    to: '/gitops-release-management',
    icon: GitMerge,
    name: 'GitOps release management',
    line: 'The cluster is what the repository says',
  },
} as const satisfies Record<ProductId, ProductSummary>;

/** In the order of the menu. */
export const productLinks: readonly ProductSummary[] = productIds.map((id) => productSummaries[id]);
