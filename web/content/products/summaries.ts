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
import type { ProductId } from './ids.ts';

/** Short texts for the header and home page, separate to keep full product texts out of them. */
export interface ProductSummary {
  readonly to: `/${ProductId}`;
  readonly icon: IconNode;
  readonly name: string;
  /** One line in the menu. */
  readonly line: string;
  /** Two sentences on the home page. */
  readonly teaser: string;
}

export const productSummaries = {
  'ci-cd-pipeline-automation': {
    to: '/ci-cd-pipeline-automation',
    icon: Workflow,
    name: 'CI/CD pipeline automation',
    line: 'One path to production for every service',
    teaser:
      'Pipelines as code, with approvals and a rollback in one step. A new service starts from the template that the last one used.',
  },
  'infrastructure-as-code': {
    to: '/infrastructure-as-code',
    icon: FileDiff,
    name: 'Infrastructure as code',
    line: 'Environments from reviewed plans',
    teaser: 'Environments come from pull requests. Every change has a plan, a price and an owner.',
  },
  'monitoring-logging': {
    to: '/monitoring-logging',
    icon: Activity,
    name: 'Monitoring and logging',
    line: 'Alerts that page the right person',
    teaser:
      'Metrics, logs and traces in one place, with alerts on what your customers notice. A page at night comes with its reason.',
  },
  'cloud-migrations': {
    to: '/cloud-migrations',
    icon: CloudUpload,
    name: 'Cloud migrations',
    line: 'Moved in waves, rehearsed, reversible',
    teaser:
      'We map dependencies, move in waves and rehearse each cutover. Nothing leaves before its way back is tested.',
  },
  'security-compliance-automation': {
    to: '/security-compliance-automation',
    icon: ShieldCheck,
    name: 'Security and compliance automation',
    line: 'Controls that collect their own evidence',
    teaser:
      'Policies run as checks, on every change and every night. Auditors get evidence with dates.',
  },
  'kubernetes-as-a-service': {
    to: '/kubernetes-as-a-service',
    icon: Hexagon,
    name: 'Kubernetes as a service',
    line: 'Clusters that are patched and watched',
    teaser:
      'We provision, secure, upgrade and watch your clusters. Your teams get namespaces with limits.',
  },
  'devsecops-sast-dast-integration': {
    to: '/devsecops-sast-dast-integration',
    icon: SearchCheck,
    name: 'DevSecOps with SAST and DAST',
    line: 'Findings in the pull request',
    teaser:
      'Static and dynamic scans run in the pull request. Each finding arrives once, with a severity, its line or URL, and advice on the fix.',
  },
  'gitops-release-management': {
    to: '/gitops-release-management',
    icon: GitMerge,
    name: 'GitOps release management',
    line: 'The cluster is what the repository says',
    teaser:
      'Merge to release, revert to roll back. Controllers keep every cluster in sync with Git and report drift.',
  },
} as const satisfies Record<ProductId, ProductSummary>;
