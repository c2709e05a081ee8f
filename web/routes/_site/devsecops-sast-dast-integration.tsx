import { createFileRoute } from '@tanstack/react-router';
import { FindingsList } from '../../components/vignettes/FindingsList.tsx';
import { product } from '../../content/products/devsecops-sast-dast-integration.ts';
import { fragments } from '../../content/products/fragments/devsecops-sast-dast-integration.ts';
import { TryCheck } from '../../features/check-screen/TryCheck.tsx';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/devsecops-sast-dast-integration')({
  component: () => (
    <ProductPage product={product} fragments={fragments} vignette={<FindingsList />}>
      <TryCheck kind="dockerfile" />
    </ProductPage>
  ),
});
