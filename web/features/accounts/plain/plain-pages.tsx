import type { ReactElement } from 'react';
import { forgotPasswordText } from '../../../content/accounts/forgot-password.ts';
import { loginCodeText } from '../../../content/accounts/login-code.ts';
import { plainText } from '../../../content/accounts/plain.ts';
import { passwordHint, registerText } from '../../../content/accounts/register.ts';
import { resetPasswordText } from '../../../content/accounts/reset-password.ts';
import { undoEmailText } from '../../../content/accounts/undo-email.ts';
import { confirmedTexts, verifyEmailText } from '../../../content/accounts/verify-email.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import { lineOf } from '../entrance/line-of.ts';
import { CodePage } from './CodePage.tsx';
import {
  LinkPage,
  OutcomePage,
  PlainForm,
  PlainPasswordField,
  PlainScreen,
} from './PlainScreen.tsx';
import { SignedInPage } from './SignedInPage.tsx';

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
