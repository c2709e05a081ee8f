import { createFileRoute } from '@tanstack/react-router';
import { PolicyReport } from '../../components/vignettes/PolicyReport.tsx';
import { fragments } from '../../content/products/fragments/security-compliance-automation.ts';
import { product } from '../../content/products/security-compliance-automation.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/security-compliance-automation')({
  component: () => (
    <ProductPage product={product} fragments={fragments} vignette={<PolicyReport />} />
  ),
});
