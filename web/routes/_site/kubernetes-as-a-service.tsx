import { createFileRoute } from '@tanstack/react-router';
import { PodGrid } from '../../components/vignettes/PodGrid.tsx';
import { fragments } from '../../content/products/fragments/kubernetes-as-a-service.ts';
import { product } from '../../content/products/kubernetes-as-a-service.ts';
import { TryCheck } from '../../features/check-screen/TryCheck.tsx';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/kubernetes-as-a-service')({
  component: () => (
    <ProductPage product={product} fragments={fragments} vignette={<PodGrid />}>
      <TryCheck kind="kubernetes" />
    </ProductPage>
  ),
});
