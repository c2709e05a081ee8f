import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/product/ProductPage.tsx';
import { ReconcileFlow } from '../../components/vignettes/ReconcileFlow.tsx';
import { product } from '../../content/products/gitops-release-management.ts';

export const Route = createFileRoute('/_site/gitops-release-management')({
  component: GitOpsReleaseManagement,
});

function GitOpsReleaseManagement() {
  return <ProductPage product={product} vignette={<ReconcileFlow />} />;
}
