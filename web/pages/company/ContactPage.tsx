import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { companyContact } from '../../content/company/contact.ts';
import { contactForm } from '../../content/leads.ts';
import { settings } from '../../content/site.ts';
import { LeadOutcome } from '../../features/leads/LeadOutcome.tsx';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './ContactPage.module.css';

export function ContactPage() {
  const { ways, hours, note } = companyContact;
  return (
    <>
      <IntroPage page={companyContact} />
      <LeadSection text={contactForm}>
        <LeadOutcome />
      </LeadSection>
      <PageSection section={{ kind: 'use-cases', id: 'hours', lead: '', ...hours }} />
      <Section>
        <SectionHeading title={ways.title} lead={note} />
        <ul className={styles.ways}>
          {ways.items.map(({ name, description, subject }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
              <a href={`mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`}>
                {settings.contactEmail}
                <span className="visually-hidden">, subject {subject}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
