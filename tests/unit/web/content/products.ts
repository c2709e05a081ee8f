import type { Fragments } from '../../../../web/content/products/fragment.ts';
import type { Product } from '../../../../web/content/products/product.ts';

const modules = import.meta.glob<Product>('../../../../web/content/products/*-*.ts', {
  import: 'product',
  eager: true,
});

export const products: ReadonlyMap<string, Product> = new Map(
  Object.values(modules).map((product) => [product.id, product]),
);

const fragmentsByPath = import.meta.glob<Fragments>(
  '../../../../web/content/products/fragments/*.ts',
  { import: 'fragments', eager: true },
);

/** The pictures of each product, by its ID. */
export const fragmentsOf: ReadonlyMap<string, Fragments> = new Map(
  Object.entries(fragmentsByPath).map(([path, fragments]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    fragments,
  ]),
);
