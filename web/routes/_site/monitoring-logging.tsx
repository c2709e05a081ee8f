import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/product/ProductPage.tsx';
import { LatencyGraph } from '../../components/vignettes/LatencyGraph.tsx';
import { product } from '../../content/products/monitoring-logging.ts';

export const Route = createFileRoute('/_site/monitoring-logging')({ component: MonitoringLogging });

function MonitoringLogging() {
  return <ProductPage product={product} vignette={<LatencyGraph />} />;
}
