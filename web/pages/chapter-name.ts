import { type ProductSummary, productSummaries } from '../content/products/summaries.ts';

export interface Chapter {
  readonly slug: string;
  readonly title: string;
}

/** The product of a chapter about its start, which has the same address. */
export const productOf = ({ slug }: Chapter): ProductSummary | undefined =>
  Object.entries(productSummaries).find(([id]) => id === slug)?.[1];

/** The title of a chapter in a list, where every product would begin with the same words. */
export const chapterName = (chapter: Chapter) => productOf(chapter)?.name ?? chapter.title;
