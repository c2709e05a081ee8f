import type { Product } from '../../../../web/content/products/product.ts';

const modules = import.meta.glob<Product>('../../../../web/content/products/*-*.ts', {
  import: 'product',
  eager: true,
});

export const products: ReadonlyMap<string, Product> = new Map(
  Object.values(modules).map((product) => [product.id, product]),
);
