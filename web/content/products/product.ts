import type { PageMeta } from '../page.ts';
import type { ProductId } from './ids.ts';

/** Where a product page's button leads: the site's own booking page, or the provider's demo page. */
export interface ProductAction {
  readonly kind: 'book-demo' | 'external';
  readonly label: string;
}

export interface Product {
  readonly id: ProductId;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly action: ProductAction;
}
