import { createFileRoute } from '@tanstack/react-router';
import { WaveBoard } from '../../components/vignettes/WaveBoard.tsx';
import { product } from '../../content/products/cloud-migrations.ts';
import { fragments } from '../../content/products/fragments/cloud-migrations.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/cloud-migrations')({
  component: () => (
    <ProductPage product={product} fragments={fragments} vignette={<WaveBoard />} isVignetteWide />
  ),
});
