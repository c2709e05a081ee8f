import type { CaseStudy } from './case-study.ts';
import { stories01To05 } from './stories-01-05.ts';
import { stories06To10 } from './stories-06-10.ts';
import { stories11To15 } from './stories-11-15.ts';
import { stories16To20 } from './stories-16-20.ts';

/** All twenty stories, ordered by ID. */
export const caseStudies: readonly CaseStudy[] = [
  ...stories01To05,
  ...stories06To10,
  ...stories11To15,
  ...stories16To20,
];
