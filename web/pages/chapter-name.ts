import { productSummaries } from '../content/products/summaries.ts';

export interface Chapter {
  readonly slug: string;
  readonly title: string;
}

/** A product and the chapter about its start have the same address. */
export const isProductChapter = ({ slug }: Chapter) => Object.hasOwn(productSummaries, slug);

/** The title of a chapter in a list, where every product would begin with the same words. */
export function chapterName({ slug, title }: Chapter): string {
  const product = Object.entries(productSummaries).find(([id]) => id === slug);
  return product ? product[1].name : title;
}
