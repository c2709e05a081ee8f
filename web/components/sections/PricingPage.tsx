import { pricing } from '../../content/pricing.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Signal } from '../ui/Signal.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { DetailColumns } from './DetailColumns.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PageSection } from './PageSection.tsx';
import styles from './PricingPage.module.css';
import { QuestionList } from './QuestionList.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export function PricingPage() {
  const { meta, heading, lead, button, scopes, claims, offer, questions, closing } = pricing;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead}>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
        <ButtonLink to="/OneGoCaseStudies" look="quiet">
          See success stories
        </ButtonLink>
      </PageIntro>
      <Section>
        <SectionHeading title={scopes.title} lead={scopes.lead} />
        <DetailColumns items={scopes.items} isScale />
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
              <li key={item}>
                <Signal state="passed" />
                {item}
              </li>
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
