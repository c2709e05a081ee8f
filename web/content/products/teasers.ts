import type { ProductId } from './ids.ts';

/** One or two sentences on each product, for the home page. */
export const productTeasers: Readonly<Record<ProductId, string>> = {
  'ci-cd-pipeline-automation': 'Pipelines as code, with approvals and a rollback in one step.',
  'infrastructure-as-code': 'Every change has a plan, a price and an owner.',
  'monitoring-logging': 'When someone is paged, the alert says why.',
  'cloud-migrations': 'Nothing moves until its rollback is tested.',
  'security-compliance-automation': 'Policies run as checks, auditors get dated evidence.',
  'kubernetes-as-a-service':
    'We run and upgrade the clusters. Your teams get namespaces with limits.',
  'devsecops-sast-dast-integration': 'Each finding once, in the pull request, with its line.',
  'gitops-release-management': 'Merge to release, revert to roll back.',
};
