import type { PageMeta } from '../../page.ts';

export interface GeneratorText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** What to do with the file, in this order. */
  readonly steps: readonly string[];
}
