import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../components/sections/product/ProductPage.tsx';
import { TerraformPlan } from '../../components/vignettes/TerraformPlan.tsx';
import { product } from '../../content/products/infrastructure-as-code.ts';

export const Route = createFileRoute('/_site/infrastructure-as-code')({
  component: InfrastructureAsCode,
});

function InfrastructureAsCode() {
  return <ProductPage product={product} vignette={<TerraformPlan />} />;
}
