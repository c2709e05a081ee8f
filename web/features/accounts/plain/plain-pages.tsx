import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { InputField } from '../../../components/forms/Field.tsx';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginCodeText } from '../../../content/accounts/login.ts';
import { plainText } from '../../../content/accounts/plain.ts';
import {
  forgotPasswordText,
  resetPasswordText,
  undoEmailText,
} from '../../../content/accounts/recovery.ts';
import {
  confirmedTexts,
  passwordHint,
  registerText,
  verifyEmailText,
} from '../../../content/accounts/register.ts';
import styles from '../entrance/Entrance.module.css';
import { lineOf } from '../entrance/Entrance.tsx';
import { EmailField } from '../entrance/fields.tsx';
import {
  LinkPage,
  OutcomePage,
  PlainForm,
  PlainPasswordField,
  PlainScreen,
} from './PlainScreen.tsx';

interface PlainPage {
  readonly title: string;
  readonly content: ReactElement;
}

const { resend } = plainText;
const toLogin = { to: '/login', label: registerText.sent.login };
const sendAgain = (
  <p>
    {resend.nothing} <a href="/verify-email/resend">{resend.link}</a>.
  </p>
);

/**
 * Pages without scripts, by address. They belong to forms that a browser sends without JavaScript;
 * the app does not know them.
 */
export const plainPages: Readonly<Record<string, PlainPage>> = {
  '/login/code': { title: loginCodeText.heading, content: <CodePage /> },
  '/signed-in': { title: plainText.signedIn.title, content: <SignedInPage /> },
  '/register/sent': screen(
    <OutcomePage
      {...registerText.sent}
      line={lineOf(registerText.line, { username: 'passed', email: 'running', password: 'passed' })}
      onward={toLogin}
    >
      <p>{registerText.sent.meanwhile}</p>
      {sendAgain}
    </OutcomePage>,
  ),
  '/forgot-password/sent': screen(
    <OutcomePage
      {...forgotPasswordText.sent}
      line={lineOf(forgotPasswordText.line, { email: 'passed', mail: 'running' })}
      onward={{ to: '/reset-password/link', label: plainText.link.onward }}
    />,
  ),
  '/reset-password/link': screen(
    <LinkPage
      {...resetPasswordText}
      line={lineOf(resetPasswordText.line, { link: 'running' })}
      action="/api/reset-password"
    >
      <PlainPasswordField
        label={resetPasswordText.label}
        hint={passwordHint.rule}
        autoComplete="new-password"
      />
    </LinkPage>,
  ),
  '/reset-password/done': screen(
    <OutcomePage
      {...resetPasswordText.done}
      line={lineOf(resetPasswordText.line, {
        link: 'passed',
        password: 'passed',
        sessions: 'passed',
        login: 'running',
      })}
      onward={{ to: '/login', label: plainText.logIn }}
    />,
  ),
  '/verify-email/link': screen(
    <LinkPage
      {...verifyEmailText}
      line={lineOf(verifyEmailText.line, { mail: 'passed', link: 'running' })}
      action="/api/verify-email"
    >
      <PlainPasswordField {...plainText.link.password} autoComplete="current-password" />
      {sendAgain}
    </LinkPage>,
  ),
  ...Object.fromEntries(
    Object.entries(confirmedTexts).map(([purpose, words]) => [
      `/verify-email/${purpose}`,
      screen(
        <OutcomePage
          {...words}
          line={lineOf(verifyEmailText.line, {
            mail: 'passed',
            link: 'passed',
            confirmed: 'passed',
          })}
        />,
      ),
    ]),
  ),
  '/verify-email/resend': screen(
    <PlainScreen {...resend} line={lineOf(verifyEmailText.line, { mail: 'passed' })}>
      <PlainForm action="/api/resend-verification" button={verifyEmailText.resend.button}>
        <EmailField value="" error={undefined} />
      </PlainForm>
    </PlainScreen>,
  ),
  '/verify-email/sent': screen(
    <OutcomePage
      heading={registerText.sent.heading}
      lead={verifyEmailText.resend.sent}
      line={lineOf(verifyEmailText.line, { mail: 'passed', link: 'running' })}
      onward={{ to: '/verify-email/link', label: plainText.link.onward }}
    />,
  ),
  '/undo-email/link': screen(
    <LinkPage
      {...undoEmailText}
      line={lineOf(undoEmailText.line, { mail: 'running' })}
      action="/api/undo-email"
    />,
  ),
  '/undo-email/done': screen(
    <OutcomePage
      {...undoEmailText.done}
      line={lineOf(undoEmailText.line, {
        mail: 'passed',
        address: 'passed',
        sessions: 'passed',
        password: 'running',
      })}
      onward={{ to: '/forgot-password', label: undoEmailText.done.onward }}
    />,
  ),
};

/** A page whose title is its heading. */
function screen(content: ReactElement<{ heading: string }>): PlainPage {
  return { title: content.props.heading, content };
}

const { heading, lead, line, trust, button, startAgain } = loginCodeText;

function CodePage() {
  return (
    <PlainScreen
      heading={heading}
      lead={lead}
      line={lineOf(line, { first: 'passed', code: 'running' })}
    >
      <PlainForm action="/api/login/second-factor" button={button}>
        <InputField
          label={plainText.code.label}
          hint={plainText.code.hint}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Checkbox name="trust">{trust}</Checkbox>
      </PlainForm>
      <ButtonAnchor href="/login" look="quiet">
        {startAgain}
      </ButtonAnchor>
    </PlainScreen>
  );
}

const signedInText = plainText.signedIn;

/** The account to read, after a login without JavaScript. The Worker fills in the slots. */
function SignedInPage() {
  return (
    <PlainScreen
      heading={signedInText.title}
      lead={signedInText.lead}
      line={lineOf(signedInText.line, {
        password: 'passed',
        session: 'passed',
        account: 'running',
      })}
    >
      <div data-if="review">
        <Notice kind="info">{signedInText.review}</Notice>
      </div>
      <dl className={`${styles.mail} ${styles.facts}`} data-account="">
        <Row name={signedInText.username}>
          <span data-slot="username" />
        </Row>
        <Row name={signedInText.email}>
          <span data-slot="email" /> (<span data-slot="confirmation" />)
        </Row>
        <Row name={signedInText.secondFactor}>
          <span data-slot="second-factor" />
        </Row>
        <Row name={signedInText.methods}>
          <ul data-slot="sign-in-methods" />
        </Row>
        <Row name={signedInText.sessions}>
          <ul data-slot="sessions" />
        </Row>
      </dl>
      <PlainForm action="/api/logout" button={signedInText.logOut} />
      <ButtonAnchor href="/api/account/export" look="quiet" data-if="proven">
        {signedInText.download}
      </ButtonAnchor>
      <p className="note" data-if="not-proven">
        {signedInText.proofNeeded} <a href="/login">{plainText.logIn}</a>
      </p>
      <p className="note">
        {signedInText.needsScript} <a href="/login?sign-in=done">{signedInText.workspace}</a>.
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
