import { useState } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { ClosingCall } from '../components/sections/ClosingCall.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section, SideSection } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import { Questions } from '../components/ui/Questions.tsx';
import { FragmentPanel } from '../components/vignettes/FragmentPanel.tsx';
import { OfferSheet } from '../components/vignettes/OfferSheet.tsx';
import type { OfferChoice, Step } from '../content/offer.ts';
import { type PricingText, pricing } from '../content/pricing.ts';
import matrixStyles from './PriceMatrix.module.css';
import styles from './PricingPage.module.css';

const STEPS: readonly Step[] = [0, 1, 2];
const MEDIUM: OfferChoice = [1, 1, 1];

export function PricingPage() {
  const { meta, heading, lead, button, onward, scopes, claims, saving, offer, questions, closing } =
    pricing;
  const [stories] = onward;
  const [choice, setChoice] = useState<OfferChoice>(MEDIUM);
  return (
    <>
      <PageHead {...meta} />
      <PageIntro
        heading={heading}
        lead={lead}
        picture={
          <div className={styles.choice}>
            <PriceMatrix {...scopes} choice={choice} onChoose={setChoice} />
            <OfferSheet choice={choice} />
          </div>
        }
        isPictureBelow
      >
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
        <ButtonLink to={stories.to} look="quiet">
          {stories.label}
        </ButtonLink>
      </PageIntro>
      <SideSection title={offer.title} lead={offer.lead}>
        <ul className={`evenly items ${styles.lines}`}>
          {offer.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </SideSection>
      <Section isDark>
        <SectionHeading title={claims.title} />
        <FragmentPanel fragment={saving} />
        <ul className={`evenly items ${styles.claims}`}>
          {claims.items.map(({ figure, name, meaning }) => (
            <li key={name}>
              <h3>
                <b>{figure}</b> {name}
              </h3>
              <p>{meaning}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHeading title={questions.title} />
        <Questions items={questions.items} className={`evenly ${styles.lines}`} />
      </Section>
      <ClosingCall {...closing}>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
      </ClosingCall>
    </>
  );
}

type PriceMatrixProps = PricingText['scopes'] & {
  choice: OfferChoice;
  onChoose: (choice: OfferChoice) => void;
};

/** What moves the price: one row for each factor, one column for each step of the scale. */
function PriceMatrix({ title, hint, items, scale, choice, onChoose }: PriceMatrixProps) {
  return (
    <table className={matrixStyles.matrix}>
      <caption>
        <h2>{title}</h2>
        <p>{hint}</p>
      </caption>
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
        {items.map(({ name, description, details }, row) => (
          <tr key={name}>
            <th scope="row" abbr={name}>
              <h3>{name}</h3>
              <p>{description}</p>
            </th>
            {STEPS.map((step) => (
              <td key={step} data-step={scale[step]}>
                <label>
                  <input
                    type="radio"
                    name={name}
                    checked={choice[row] === step}
                    onChange={() => onChoose(withStep(choice, row, step))}
                  />
                  {details[step]}
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withStep([size, complexity, scope]: OfferChoice, row: number, step: Step): OfferChoice {
  if (row === 0) return [step, complexity, scope];
  return row === 1 ? [size, step, scope] : [size, complexity, step];
}
