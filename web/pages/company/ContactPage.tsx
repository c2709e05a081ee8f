import type { ReactNode } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { companyContact } from '../../content/company/contact.ts';
import { contactForm, leadOutcome } from '../../content/leads.ts';
import { settings } from '../../content/site.ts';
import { LeadCard } from '../../features/leads/LeadCard.tsx';
import { LeadOutcome } from '../../features/leads/LeadOutcome.tsx';
import { LeadSteps } from '../../features/leads/LeadSection.tsx';
import { useLeadForm } from '../../features/leads/use-lead-form.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import styles from './ContactPage.module.css';

/** The picture comes from the route, so that pages with the same form do without its code. */
export function ContactPage({ picture }: { picture: ReactNode }) {
  const { meta, heading, lead, onward, ways, hours, note, closing } = companyContact;
  const leadForm = useLeadForm(contactForm);
  return (
    <>
      <PageHead {...meta} />
      <ReadingIntro
        heading={heading}
        lead={lead}
        actions={onward.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="quiet">
            {label}
          </ButtonLink>
        ))}
        picture={
          <>
            <section id={contactForm.id} aria-label={contactForm.title}>
              {leadForm.state === 'writing' && <LeadOutcome text={leadOutcome.text} />}
              <LeadCard text={contactForm} leadForm={leadForm} />
            </section>
            <LeadSteps text={contactForm} state={leadForm.state} />
          </>
        }
      />
      <PageSection section={{ id: 'hours', ...hours }} picture={picture} />
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
