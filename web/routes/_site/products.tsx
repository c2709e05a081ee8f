import { createFileRoute } from '@tanstack/react-router';
import { ProductVignette } from '../../components/vignettes/ProductVignette.tsx';
import { productsOverview } from '../../content/placeholders.ts';
import { productIds } from '../../content/products/ids.ts';
import { productSummaries } from '../../content/products/summaries.ts';
import { OverviewPage } from '../../pages/OverviewPage.tsx';

const links = productIds.map((id) => ({
  ...productSummaries[id],
  picture: <ProductVignette id={id} isCropped />,
}));

export const Route = createFileRoute('/_site/products')({
  component: () => <OverviewPage page={productsOverview} links={links} />,
});
