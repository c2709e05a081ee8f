import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { plainText } from '../../../content/accounts/plain.ts';
import styles from '../entrance/Entrance.module.css';
import { lineOf } from '../entrance/line-of.ts';
import { PlainForm, PlainScreen } from './PlainScreen.tsx';

const text = plainText.signedIn;

/** The account to read, after a login without JavaScript. The Worker fills in the slots. */
export function SignedInPage() {
  return (
    <PlainScreen
      heading={text.title}
      lead={text.lead}
      line={lineOf(text.line, { password: 'passed', session: 'passed', account: 'running' })}
    >
      <div data-if="review">
        <Notice kind="info">{text.review}</Notice>
      </div>
      <dl className={`${styles.mail} ${styles.facts}`} data-account="">
        <Row name={text.username}>
          <span data-slot="username" />
        </Row>
        <Row name={text.email}>
          <span data-slot="email" /> (<span data-slot="confirmation" />)
        </Row>
        <Row name={text.secondFactor}>
          <span data-slot="second-factor" />
        </Row>
        <Row name={text.waysIn}>
          <ul data-slot="ways-in" />
        </Row>
        <Row name={text.sessions}>
          <ul data-slot="sessions" />
        </Row>
      </dl>
      <PlainForm action="/api/logout" button={text.logOut} />
      <ButtonAnchor href="/api/account/export" look="quiet" data-if="proven">
        {text.download}
      </ButtonAnchor>
      <p className="note" data-if="not-proven">
        {text.proofNeeded} <a href="/login">{plainText.logIn}</a>
      </p>
      <p className="note">
        {text.needsScript} <a href="/login?sign-in=done">{text.workspace}</a>.
      </p>
    </PlainScreen>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
