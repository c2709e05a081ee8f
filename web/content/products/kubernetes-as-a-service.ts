import type { Product } from './product.ts';

export const product = {
  id: 'kubernetes-as-a-service',
  meta: {
    title: 'Kubernetes as a service',
    description: 'Clusters that are provisioned, secured, upgraded and watched for you.',
  },
  heading: 'Clusters that are patched before you read about it',
  lead: 'We provision, secure, upgrade and watch your clusters. Your teams get namespaces, guardrails and a deploy button.',
  action: { kind: 'book-demo', label: 'Schedule KaaS Demo' },
} as const satisfies Product;
