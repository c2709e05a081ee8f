import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { Questions } from '../../components/ui/Questions.tsx';
import { settings } from '../../content/site.ts';
import { support } from '../../content/workspace/support.ts';
import { copyText } from '../../lib/copy-text.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import styles from './SupportPage.module.css';

/** Support screen: contact, FAQ, then security reports. Works without JavaScript. */
export function SupportPage() {
  const { meta, heading, lead, customers, questions, contact, security } = support;
  const { parts } = contact.example;
  const half = questions.items.length / 2;
  return (
    <>
      <PageHead {...meta} />
      <header>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby="contact">
          <div>
            <h2 id="contact">{contact.title}</h2>
            <p>{contact.lead}</p>
            <div className={styles.ways}>
              <div className="buttons">
                <ButtonAnchor
                  href={mailtoAddress(
                    contact.subject,
                    parts.map(({ name }) => name),
                  )}
                >
                  {contact.button}
                </ButtonAnchor>
                <Address />
              </div>
              <ul className="buttons">
                {contact.links.map(({ label, ...link }) => (
                  <li key={label}>
                    <Link {...link}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className={styles.rules}>
            <h3 id="example">{contact.example.title}</h3>
            <dl aria-labelledby="example">
              {parts.map(({ name, text }) => (
                <div key={name}>
                  <dt className="muted">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        {customers.links.length > 0 && (
          <section className={styles.part} aria-labelledby="customers">
            <div>
              <h2 id="customers">{customers.title}</h2>
              <p>{customers.lead}</p>
              <div className={styles.ways}>
                {customers.links.map(({ url, label }) => (
                  <a key={url} href={url}>
                    {label}
                  </a>
                ))}
              </div>
            </div>
          </section>
        )}
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">{questions.title}</h2>
          <Questions items={questions.items.slice(0, half)} />
          <Questions items={questions.items.slice(half)} />
        </section>
        <section className={styles.part} aria-labelledby="security">
          <div>
            <h2 id="security">{security.title}</h2>
            <p>{security.lead}</p>
            <div className={styles.ways}>
              <ButtonAnchor look="quiet" href={mailtoAddress(security.subject)}>
                {security.button}
              </ButtonAnchor>
              <a href="/.well-known/security.txt">{security.file}</a>
            </div>
          </div>
          <div className={styles.rules}>
            <h3>{security.rules}</h3>
            <ul>
              {security.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </div>
        </section>
      </div>
    </>
  );
}

/** For who writes in another program than the one that the button opens. */
function Address() {
  const [isCopied, setIsCopied] = useState(false);
  const { copy, copied } = support.contact;
  return (
    <span className={styles.address}>
      <span translate="no">{settings.contactEmail}</span>
      <button
        type="button"
        onClick={async () => setIsCopied(await copyText(settings.contactEmail))}
      >
        {isCopied ? copied : copy}
      </button>
    </span>
  );
}
