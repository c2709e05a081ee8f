import type { ReactNode } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ClosingCall } from '../../components/sections/ClosingCall.tsx';
import { PageIntro } from '../../components/sections/PageIntro.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { TestimonialSlider } from '../../components/sections/TestimonialSlider.tsx';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button.tsx';
import { FragmentPanel } from '../../components/vignettes/FragmentPanel.tsx';
import type { Fragments } from '../../content/products/fragment.ts';
import { productPage } from '../../content/products/page.ts';
import type { Product, ProductAction } from '../../content/products/product.ts';
import { settings } from '../../content/site.ts';
import { Benefits } from './Benefits.tsx';
import { Changes } from './Changes.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Flow } from './Flow.tsx';

interface ProductPageProps {
  product: Product;
  fragments: Fragments;
  /** Illustration of the product for the dark band at the top. */
  vignette: ReactNode;
  /** The illustration needs the whole width. */
  isVignetteWide?: boolean;
}

/** Layout of all product pages. They differ only in data. */
export function ProductPage({
  product,
  fragments,
  vignette,
  isVignetteWide = false,
}: ProductPageProps) {
  const { meta, heading, lead, action, flow, features, sections, benefits, closing, id } = product;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={vignette} isPictureBelow={isVignetteWide}>
        <ProductButton action={action} />
        <ButtonLink to={productPage.stories.to} look="quiet">
          {productPage.stories.label}
        </ButtonLink>
      </PageIntro>
      <Flow {...flow} />
      <FeatureCards {...features} fragments={fragments} />
      {sections.map((section) => {
        const picture = fragments.find((fragment) => fragment.section === section.id);
        return section.kind === 'changes' ? (
          <Changes key={section.id} {...section} />
        ) : (
          <PageSection
            key={section.id}
            section={section}
            picture={picture && <FragmentPanel fragment={picture} />}
          />
        );
      })}
      <Benefits benefits={benefits} />
      <TestimonialSlider {...product.testimonials} />
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
