import type { ReactNode } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ClosingCall } from '../../components/sections/ClosingCall.tsx';
import { PageIntro } from '../../components/sections/PageIntro.tsx';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button.tsx';
import type { Fragments } from '../../content/products/fragment.ts';
import { productPage } from '../../content/products/page.ts';
import type { Product, ProductAction } from '../../content/products/product.ts';
import { settings } from '../../content/site.ts';
import { Proof } from './Proof.tsx';
import { Reference } from './Reference.tsx';
import { Story } from './Story.tsx';

interface ProductPageProps {
  product: Product;
  fragments: Fragments;
  /** Illustration of the product for the dark band at the top. */
  vignette: ReactNode;
  /** The illustration needs the whole width. */
  isVignetteWide?: boolean;
  /** A section after the five stages. */
  children?: ReactNode;
}

/** Layout of all product pages. They differ only in data. */
export function ProductPage({
  product,
  fragments,
  vignette,
  isVignetteWide = false,
  children,
}: ProductPageProps) {
  const { meta, heading, lead, action, flow, sections, closing, id } = product;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={vignette} isPictureBelow={isVignetteWide}>
        <ProductButton action={action} />
        <ButtonLink to={productPage.stories.to} look="quiet">
          {productPage.stories.label}
        </ButtonLink>
      </PageIntro>
      <Story {...flow} fragments={fragments} />
      {children}
      <Reference sections={sections} />
      <Proof {...product} />
      <ClosingCall {...closing}>
        <ProductButton action={action} />
        <ButtonLink to="/documentation/$chapter" params={{ chapter: id }} look="quiet">
          {productPage.reading.chapter}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function ProductButton({ action: { kind, label } }: { action: ProductAction }) {
  return kind === 'external' ? (
    <ButtonAnchor href={settings.demoPageUrl}>{label}</ButtonAnchor>
  ) : (
    <ButtonLink to="/book-demo">{label}</ButtonLink>
  );
}
