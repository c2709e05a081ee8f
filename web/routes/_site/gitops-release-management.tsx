import { createFileRoute } from '@tanstack/react-router';
import { ReconcileFlow } from '../../components/vignettes/ReconcileFlow.tsx';
import { fragments } from '../../content/products/fragments/gitops-release-management.ts';
import { product } from '../../content/products/gitops-release-management.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/gitops-release-management')({
  component: () => (
    <ProductPage
      product={product}
      fragments={fragments}
      vignette={<ReconcileFlow />}
      isVignetteWide
    />
  ),
});
