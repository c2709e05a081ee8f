import { createFileRoute } from '@tanstack/react-router';
import { PipelineRun } from '../../components/vignettes/PipelineRun.tsx';
import { productsOverview } from '../../content/placeholders.ts';
import { productLinks } from '../../content/products/summaries.ts';
import { OverviewPage } from '../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/products')({
  component: () => (
    <OverviewPage page={productsOverview} links={productLinks} picture={<PipelineRun />} />
  ),
});
