import { createFileRoute } from '@tanstack/react-router';
import { TerraformPlan } from '../../components/vignettes/TerraformPlan.tsx';
import { fragments } from '../../content/products/fragments/infrastructure-as-code.ts';
import { product } from '../../content/products/infrastructure-as-code.ts';
import { TryCheck } from '../../features/check-screen/TryCheck.tsx';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/infrastructure-as-code')({
  component: () => (
    <ProductPage
      product={product}
      fragments={fragments}
      vignette={<TerraformPlan />}
      isVignetteWide
    >
      <TryCheck kind="terraform" />
    </ProductPage>
  ),
});
