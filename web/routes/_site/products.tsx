import { createFileRoute } from '@tanstack/react-router';
import { productsOverview } from '../../content/placeholders.ts';
import { IntroPage } from '../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/products')({ component: ProductsOverview });

function ProductsOverview() {
  return <IntroPage page={productsOverview} />;
}
