import { createFileRoute } from '@tanstack/react-router';
import { LatencyGraph } from '../../components/vignettes/LatencyGraph.tsx';
import { fragments } from '../../content/products/fragments/monitoring-logging.ts';
import { product } from '../../content/products/monitoring-logging.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/monitoring-logging')({
  component: () => (
    <ProductPage product={product} fragments={fragments} vignette={<LatencyGraph />} />
  ),
});
