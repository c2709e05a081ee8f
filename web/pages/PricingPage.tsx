import { PageHead } from '../components/head/PageHead.tsx';
import { ClosingCall } from '../components/sections/ClosingCall.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import { Questions } from '../components/ui/Questions.tsx';
import { OfferDocument } from '../components/vignettes/OfferDocument.tsx';
import { OfferSheet } from '../components/vignettes/OfferSheet.tsx';
import { type PricingText, pricing } from '../content/pricing.ts';
import matrixStyles from './PriceMatrix.module.css';
import styles from './PricingPage.module.css';

export function PricingPage() {
  const { meta, heading, lead, button, onward, scopes, claims, offer, questions, closing } =
    pricing;
  const [stories] = onward;
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
      <Section isDark>
        <SectionHeading title={claims.title} />
        <ul className={styles.claims}>
          {claims.items.map(({ figure, unit, name, meaning }) => (
            <li key={name}>
              <p aria-hidden="true">
                <b>{figure}</b> {unit}
              </p>
              <h3>{name}</h3>
              <p>{meaning}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHeading title={offer.title} lead={offer.lead} />
        <OfferDocument lines={offer.items} />
      </Section>
      <Section>
        <SectionHeading title={questions.title} />
        <Questions items={questions.items} />
      </Section>
      <ClosingCall {...closing}>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
      </ClosingCall>
    </>
  );
}

/** What moves the price: one row for each factor, one column for each step of the scale. */
function PriceMatrix({ items, scale }: Pick<PricingText['scopes'], 'items' | 'scale'>) {
  return (
    <table className={matrixStyles.matrix}>
      <thead>
        <tr>
          <td />
          {scale.map((step) => (
            <th key={step} scope="col">
              {step}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, description, details }) => (
          <tr key={name}>
            <th scope="row" abbr={name}>
              <h3>{name}</h3>
              <p>{description}</p>
            </th>
            {details.map((detail, index) => (
              <td key={detail} data-step={scale[index]}>
                {detail}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
