import type { ProductId } from './ids.ts';

/** One or two sentences on each product, for the home page. */
export const productTeasers: Readonly<Record<ProductId, string>> = {
  'ci-cd-pipeline-automation': 'Pipelines as code, with approvals, and a rollback in one step.',
  'infrastructure-as-code': 'Every change to an environment has a plan, a price and an owner.',
  'monitoring-logging':
    'Alerts on what your customers notice. When someone is paged, the alert says why.',
  'cloud-migrations': 'We move in rehearsed waves. Nothing moves until its rollback is tested.',
  'security-compliance-automation':
    'Policies run as checks on every change, and auditors get dated evidence.',
  'kubernetes-as-a-service':
    'We provision, secure and upgrade your clusters. Your teams get namespaces with limits.',
  'devsecops-sast-dast-integration':
    'Scans run in the pull request, and each finding is listed once, with its line.',
  'gitops-release-management':
    'Merge to release, revert to roll back, with every cluster in sync with Git.',
};
