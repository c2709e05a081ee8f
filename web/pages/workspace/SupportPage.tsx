import { Link } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { NumberedSteps } from '../../components/sections/NumberedSteps.tsx';
import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { Questions } from '../../components/ui/Questions.tsx';
import { SignalLine } from '../../components/ui/SignalLine.tsx';
import { settings } from '../../content/site.ts';
import { support } from '../../content/workspace/support.ts';
import styles from './SupportPage.module.css';

/** Support screen: FAQ, contact, then security reports. Works without JavaScript. */
export function SupportPage() {
  const { meta, heading, lead, questions, contact, security } = support;
  return (
    <div className={styles.page}>
      <PageHead {...meta} />
      <header>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <section aria-labelledby="questions">
        <h2 id="questions">{questions.title}</h2>
        <div className={styles.questions}>
          <Questions items={questions.items} />
        </div>
      </section>
      <section className={styles.contact} aria-labelledby="contact">
        <h2 id="contact">{contact.title}</h2>
        <p>{contact.lead}</p>
        <SignalLine stages={contact.course} />
        <ButtonAnchor href={mailTo(contact.subject)}>
          <MailAddress subject={contact.subject} />
        </ButtonAnchor>
        <ul>
          {contact.links.map(({ label, ...link }) => (
            <li key={label}>
              <Link {...link}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.security} aria-labelledby="security">
        <div>
          <h2 id="security">{security.title}</h2>
          <p>{security.lead}</p>
        </div>
        <p>
          <a href={mailTo(security.subject)}>
            <MailAddress subject={security.subject} />
          </a>
          <br />
          <a href="/.well-known/security.txt">{security.file}</a>
        </p>
        <NumberedSteps steps={security.steps} />
      </section>
    </div>
  );
}

function mailTo(subject: string): string {
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`;
}

function MailAddress({ subject }: { subject: string }) {
  return (
    <>
      {settings.contactEmail}
      <span className="visually-hidden">, subject {subject}</span>
    </>
  );
}
