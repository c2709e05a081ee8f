import type { ProductId } from '../../web/content/products/ids.ts';
import type { ProductSummary } from '../../web/content/products/summaries.ts';
import { documentPage } from '../../web/content/resources/document-page.ts';
import { kindOf } from './page-kinds.ts';
import type { ShareCard } from './share-card.ts';
import type { DescribedPage } from './structured-data.ts';

export interface CardContent extends Pick<ShareCard, 'brand'> {
  readonly productSummaries: Readonly<Record<ProductId, ProductSummary>>;
  /** The product that a document is about, by the document's path. */
  readonly documentProducts: ReadonlyMap<string, ProductId | undefined>;
}

/** What the share image of a page shows: the icon is that of the product that the page is about. */
export function describeCard(
  { path, title }: Pick<DescribedPage, 'path' | 'title'>,
  { brand, productSummaries, documentProducts }: CardContent,
): ShareCard {
  const own = Object.values(productSummaries).find(({ to }) => to === path);
  if (own) return { title, kicker: documentPage.onward.product, icon: own.icon, brand };
  const id = documentProducts.get(path);
  return { title, kicker: kindOf(path), icon: id && productSummaries[id].icon, brand };
}
