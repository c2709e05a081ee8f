import type { ReactNode } from 'react';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { AnswerClock } from '../../components/vignettes/AnswerClock.tsx';
import { companyContact } from '../../content/company/contact.ts';
import { contactForm, leadOutcome } from '../../content/leads.ts';
import { settings } from '../../content/site.ts';
import { LeadOutcome } from '../../features/leads/LeadOutcome.tsx';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './ContactPage.module.css';

/** The picture comes from the route, so that pages with the same form do without its code. */
export function ContactPage({ picture }: { picture: ReactNode }) {
  const { ways, hours, clock, note, closing } = companyContact;
  return (
    <>
      <IntroPage page={companyContact} picture={picture}>
        <ButtonAnchor href={`#${contactForm.id}`}>{contactForm.title}</ButtonAnchor>
      </IntroPage>
      <LeadSection text={contactForm}>
        <LeadOutcome text={leadOutcome.text} />
      </LeadSection>
      <PageSection
        section={{ kind: 'use-cases', id: 'hours', lead: '', ...hours }}
        picture={<AnswerClock {...clock} />}
      />
      <Section>
        <SectionHeading title={ways.title} lead={note} />
        <div className={styles.mail}>
          <p>{settings.contactEmail}</p>
          <ul>
            {ways.items.map(({ name, description, subject }) => (
              <li key={name}>
                <h3>
                  <a className="stretched-link" href={mailtoAddress(subject)}>
                    {name}
                  </a>
                </h3>
                <p className="note">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
