import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/product/ProductPage.tsx';
import { FindingsList } from '../../components/vignettes/FindingsList.tsx';
import { product } from '../../content/products/devsecops-sast-dast-integration.ts';

export const Route = createFileRoute('/_site/devsecops-sast-dast-integration')({
  component: DevSecOps,
});

function DevSecOps() {
  return <ProductPage product={product} vignette={<FindingsList />} />;
}
