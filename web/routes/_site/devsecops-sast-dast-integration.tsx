import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/ProductPage.tsx';
import { product } from '../../content/products/devsecops-sast-dast-integration.ts';

export const Route = createFileRoute('/_site/devsecops-sast-dast-integration')({
  component: DevSecOps,
});

function DevSecOps() {
  return <ProductPage product={product} />;
}
