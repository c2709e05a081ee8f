import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/ProductPage.tsx';
import { product } from '../../content/products/gitops-release-management.ts';

export const Route = createFileRoute('/_site/gitops-release-management')({
  component: GitOpsReleaseManagement,
});

function GitOpsReleaseManagement() {
  return <ProductPage product={product} />;
}
