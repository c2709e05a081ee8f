import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/ProductPage.tsx';
import { product } from '../../content/products/kubernetes-as-a-service.ts';

export const Route = createFileRoute('/_site/kubernetes-as-a-service')({
  component: KubernetesAsAService,
});

function KubernetesAsAService() {
  return <ProductPage product={product} />;
}
