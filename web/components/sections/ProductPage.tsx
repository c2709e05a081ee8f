import type { Product } from '../../content/products/product.ts';
import { settings } from '../../content/site.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { PageIntro } from './PageIntro.tsx';

export function ProductPage({ product: { meta, heading, lead, action } }: { product: Product }) {
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead}>
        {action.kind === 'external' ? (
          <ButtonAnchor href={settings.demoPageUrl}>{action.label}</ButtonAnchor>
        ) : (
          <ButtonLink to="/book-demo">{action.label}</ButtonLink>
        )}
        <ButtonLink to="/OneGoCaseStudies" look="quiet">
          See success stories
        </ButtonLink>
      </PageIntro>
    </>
  );
}
