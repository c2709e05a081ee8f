/** IDs of the products, in display order. */
export const productIds = [
  'ci-cd-pipeline-automation',
  'infrastructure-as-code',
  'monitoring-logging',
  'cloud-migrations',
  'security-compliance-automation',
  'kubernetes-as-a-service',
  'devsecops-sast-dast-integration',
  'gitops-release-management',
] as const;

export type ProductId = (typeof productIds)[number];
