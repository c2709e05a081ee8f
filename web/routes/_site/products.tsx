import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { productsOverview } from '../../content/placeholders.ts';

export const Route = createFileRoute('/_site/products')({ component: ProductsOverview });

function ProductsOverview() {
  return <IntroPage page={productsOverview} />;
}
