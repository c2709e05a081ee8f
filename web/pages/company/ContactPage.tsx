import type { ReactNode } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { SideSection } from '../../components/sections/Section.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
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
      <SideSection id="hours" title={hours.title} aside={picture}>
        <ul className="rows">
          <SectionItems items={hours.items} />
        </ul>
      </SideSection>
      <SideSection title={ways.title} lead={note} aside={<code>{settings.contactEmail}</code>}>
        <ul className="rows">
          {ways.items.map(({ name, description, subject }) => (
            <li key={name}>
              <h3>
                <a href={mailtoAddress(subject)}>{name}</a>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </SideSection>
      <ClosingLinks {...closing} />
    </>
  );
}
