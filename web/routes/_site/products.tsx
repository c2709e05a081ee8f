import { createFileRoute } from '@tanstack/react-router';
import { productsOverview } from '../../content/placeholders.ts';
import { productLinks } from '../../content/products/summaries.ts';
import { OverviewPage } from '../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/products')({
  component: () => <OverviewPage page={productsOverview} links={productLinks} />,
});
