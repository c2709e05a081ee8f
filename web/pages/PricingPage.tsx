import { PageHead } from '../components/head/PageHead.tsx';
import { ClosingCall } from '../components/sections/ClosingCall.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { PageSection } from '../components/sections/PageSection.tsx';
import { QuestionList } from '../components/sections/QuestionList.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import { OfferSheet } from '../components/vignettes/OfferSheet.tsx';
import { pricing } from '../content/pricing.ts';
import { PriceMatrix } from './PriceMatrix.tsx';
import styles from './PricingPage.module.css';

export function PricingPage() {
  const { meta, heading, lead, button, onward, scopes, claims, offer, questions, closing } =
    pricing;
  const [, stories] = onward;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={<OfferSheet />}>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
        <ButtonLink to={stories.to} look="quiet">
          {stories.label}
        </ButtonLink>
      </PageIntro>
      <Section>
        <SectionHeading title={scopes.title} lead={scopes.lead} />
        <PriceMatrix items={scopes.items} scale={scopes.scale} />
      </Section>
      <PageSection
        section={{
          kind: 'points',
          id: 'claims',
          title: claims.title,
          lead: '',
          items: claims.items.map(({ name, meaning }) => ({ name, description: meaning })),
        }}
      />
      <Section>
        <div className={styles.offer}>
          <SectionHeading title={offer.title} lead={offer.lead} />
          <ul>
            {offer.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Section>
      <QuestionList {...questions} />
      <ClosingCall {...closing}>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
      </ClosingCall>
    </>
  );
}
