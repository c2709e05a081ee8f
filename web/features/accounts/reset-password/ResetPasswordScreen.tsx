import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { resetPasswordText } from '../../../content/accounts/reset-password.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { lineOf } from '../entrance/line-of.ts';
import { useLinkToken } from '../link/link-token.ts';
import { MissingLink } from '../link/MissingLink.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const { meta, line, heading, lead, spent, done, askAgain } = resetPasswordText;

/** Landing page of the link in a reset mail. */
export function ResetPasswordScreen() {
  const { isKnown, token } = useLinkToken();
  const [progress, setProgress] = useState<'open' | 'spent' | 'done'>('open');

  if (progress === 'done') {
    return (
      <Entrance
        meta={meta}
        {...done}
        line={lineOf(line, {
          link: 'passed',
          password: 'passed',
          sessions: 'passed',
          login: 'running',
        })}
        isNextStep
      >
        <ButtonLink to="/login">Log in</ButtonLink>
      </Entrance>
    );
  }
  if (progress === 'spent') {
    return (
      <Entrance meta={meta} {...spent} line={lineOf(line, { link: 'failed' })} isNextStep>
        <ButtonLink to="/forgot-password">{askAgain}</ButtonLink>
      </Entrance>
    );
  }
  if (token) {
    return (
      <ResetPasswordForm
        token={token}
        onDone={() => setProgress('done')}
        onSpent={() => setProgress('spent')}
      />
    );
  }
  return (
    <Entrance
      meta={meta}
      heading={heading}
      lead={lead}
      line={lineOf(line, { link: isKnown ? 'failed' : 'running' })}
    >
      <MissingLink isKnown={isKnown} words={resetPasswordText}>
        <ButtonLink to="/forgot-password">{askAgain}</ButtonLink>
      </MissingLink>
    </Entrance>
  );
}
