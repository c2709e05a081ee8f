import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/product/ProductPage.tsx';
import { WaveBoard } from '../../components/vignettes/WaveBoard.tsx';
import { product } from '../../content/products/cloud-migrations.ts';

export const Route = createFileRoute('/_site/cloud-migrations')({ component: CloudMigrations });

function CloudMigrations() {
  return <ProductPage product={product} vignette={<WaveBoard />} />;
}
