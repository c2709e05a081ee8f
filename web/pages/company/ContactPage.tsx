import type { ReactNode } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section, SideSection } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { companyContact } from '../../content/company/contact.ts';
import { contactForm, leadOutcome } from '../../content/leads.ts';
import { LeadCard } from '../../features/leads/LeadCard.tsx';
import { LeadOutcome } from '../../features/leads/LeadOutcome.tsx';
import { LeadSteps } from '../../features/leads/LeadSection.tsx';
import { useLeadForm } from '../../features/leads/use-lead-form.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';

/** The picture comes from the route, so that pages with the same form do without its code. */
export function ContactPage({ picture }: { picture: ReactNode }) {
  const { meta, heading, lead, ways, hours, note, closing } = companyContact;
  const leadForm = useLeadForm(contactForm);
  return (
    <>
      <PageHead {...meta} />
      <ReadingIntro
        heading={heading}
        lead={lead}
        picture={
          <>
            <section id={contactForm.id} aria-label={contactForm.title}>
              {leadForm.state === 'writing' && <LeadOutcome text={leadOutcome.text} />}
              <LeadCard text={contactForm} leadForm={leadForm} />
            </section>
            <div>{picture}</div>
          </>
        }
      />
      <SideSection
        id="hours"
        title={hours.title}
        aside={<LeadSteps text={contactForm} state={leadForm.state} />}
      >
        <ul className="rows">
          <SectionItems items={hours.items} />
        </ul>
      </SideSection>
      <Section>
        <SectionHeading title={ways.title} lead={note} />
        <ul className="evenly items">
          {ways.items.map(({ name, description, subject }) => (
            <li key={name}>
              <h3>
                <a href={mailtoAddress(subject)} className="stretched-link">
                  {name}
                </a>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
