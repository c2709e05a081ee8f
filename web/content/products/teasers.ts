import type { ProductId } from './ids.ts';

/** Two sentences on each product, for the home page. */
export const productTeasers: Readonly<Record<ProductId, string>> = {
  'ci-cd-pipeline-automation':
    'Pipelines as code, with approvals and a rollback in one step. A new service starts from the template that the last one used.',
  'infrastructure-as-code':
    'Environments come from pull requests. Every change has a plan, a price and an owner.',
  'monitoring-logging':
    'Metrics, logs and traces in one place, with alerts on what your customers notice. A page at night comes with its reason.',
  'cloud-migrations':
    'We map dependencies, move in waves and rehearse each cutover. Nothing leaves before its way back is tested.',
  'security-compliance-automation':
    'Policies run as checks, on every change and every night. Auditors get evidence with dates.',
  'kubernetes-as-a-service':
    'We provision, secure, upgrade and watch your clusters. Your teams get namespaces with limits.',
  'devsecops-sast-dast-integration':
    'Static and dynamic scans run in the pull request. Each finding is listed once, with a severity, its line or URL, and advice on the fix.',
  'gitops-release-management':
    'Merge to release, revert to roll back. Controllers keep every cluster in sync with Git and report drift.',
};
