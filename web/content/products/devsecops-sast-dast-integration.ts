import type { Product } from './product.ts';

export const product = {
  id: 'devsecops-sast-dast-integration',
  meta: {
    title: 'DevSecOps with SAST and DAST',
    description:
      'Static and dynamic security tests in the pull request, with findings that name a line and a fix.',
  },
  heading: 'Findings where the code is written',
  lead: 'We put static and dynamic tests into the pull request, tune out the noise, and make each finding name a line and a fix.',
  action: { kind: 'book-demo', label: 'Schedule Security Assessment' },
} as const satisfies Product;
