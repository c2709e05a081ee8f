import { createFileRoute } from '@tanstack/react-router';
import { PipelineRun } from '../../components/vignettes/PipelineRun.tsx';
import { product } from '../../content/products/ci-cd-pipeline-automation.ts';
import { fragments } from '../../content/products/fragments/ci-cd-pipeline-automation.ts';
import { TryCheck } from '../../features/check-screen/TryCheck.tsx';
import { ProductPage } from '../../pages/product/ProductPage.tsx';

export const Route = createFileRoute('/_site/ci-cd-pipeline-automation')({
  component: () => (
    <ProductPage product={product} fragments={fragments} vignette={<PipelineRun />}>
      <TryCheck kind="workflow" />
    </ProductPage>
  ),
});
