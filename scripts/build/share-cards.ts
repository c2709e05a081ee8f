import type { ProductId } from '../../web/content/products/ids.ts';
import type { ProductSummary } from '../../web/content/products/summaries.ts';
import { documentPage } from '../../web/content/resources/document-page.ts';
import type { ShareCard } from './share-card.ts';
import type { DescribedPage } from './structured-data.ts';

export interface CardContent extends Pick<ShareCard, 'brand'> {
  readonly productSummaries: Readonly<Record<ProductId, ProductSummary>>;
  /** The product that a document is about, by the document's path. */
  readonly documentProducts: ReadonlyMap<string, ProductId | undefined>;
}

const { kinds, product } = documentPage.onward;

/** Kinds of pages by the start of their path. */
const KINDS: Readonly<Record<string, string>> = {
  '/blog/': kinds.blog,
  '/check/rules/': 'Rule of the file check',
  '/config/': 'Generator',
  '/documentation/': kinds.documentation,
  '/webinars/': kinds.webinars,
  '/whitepapers/': kinds.whitepapers,
};

/** What the share image of a page shows: the icon is that of the product that the page is about. */
export function describeCard(
  { path, title }: Pick<DescribedPage, 'path' | 'title'>,
  { brand, productSummaries, documentProducts }: CardContent,
): ShareCard {
  const own = Object.values(productSummaries).find(({ to }) => to === path);
  if (own) return { title, kicker: product, icon: own.icon, brand };
  const [, kicker] = Object.entries(KINDS).find(([start]) => path.startsWith(start)) ?? [];
  const id = documentProducts.get(path);
  return { title, kicker, icon: id && productSummaries[id].icon, brand };
}
