import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginCodeText, loginText } from '../../../content/accounts/login.ts';
import { codeFieldText } from '../../../content/accounts/second-factor.ts';
import { findControl } from '../../../lib/use-form.ts';
import { AccountForm, useAccountForm } from '../entrance/AccountForm.tsx';
import { CodeField } from '../entrance/CodeField.tsx';
import { Entrance, lineOf } from '../entrance/Entrance.tsx';
import { failureMessage } from '../entrance/failure-message.ts';
import { logInWithCode } from './sign-in.ts';

const { heading, lead, line, trust, startAgain, failure } = loginCodeText;

/** For accounts with a second factor, after a right password or a sign-in at a provider. */
export function CodeScreen() {
  const navigate = useNavigate();
  const [hasPassed, setHasPassed] = useState(false);
  /** Why this login cannot go on. */
  const [ending, setEnding] = useState<string>();
  const form = useAccountForm({
    names: ['code', 'trust'],
    check: (typed) => (typed('code').trim() ? {} : { code: codeFieldText.required }),
    send: (typed) => logInWithCode({ code: typed('code'), rememberDevice: typed('trust') !== '' }),
    explain: (refusal) => failureMessage(refusal, failure),
    onFailure: (refusal) => {
      const isOver = refusal.kind === 'refused' && refusal.code === 'login_expired';
      if (isOver) setEnding(failureMessage(refusal, failure));
      return isOver;
    },
    onDone: () => {
      setHasPassed(true);
      return navigate({ to: '/devops-on-boarding' });
    },
  });

  // This screen replaces the login form, which had the focus.
  const { ref } = form.props;
  useEffect(() => findControl(ref.current, 'code')?.focus(), [ref]);

  const isTyped = form.typed('code') !== '';

  return (
    <Entrance
      meta={loginText.meta}
      heading={heading}
      lead={lead}
      line={lineOf(line, {
        first: 'passed',
        code: ending ? 'failed' : isTyped ? 'passed' : 'running',
        session: hasPassed ? 'passed' : form.isSending ? 'running' : 'waiting',
        workspace: hasPassed ? 'running' : 'waiting',
      })}
    >
      {ending ? (
        <Notice kind="error">{ending}</Notice>
      ) : (
        <AccountForm
          form={{ ...form, isSending: form.isSending || hasPassed }}
          words={loginCodeText}
        >
          <CodeField error={form.errorOf('code')} onChange={() => form.fillIn({ code: '' })} />
          <Checkbox name="trust">{trust}</Checkbox>
        </AccountForm>
      )}
      <ButtonLink to="/login" look="quiet" reloadDocument>
        {startAgain}
      </ButtonLink>
    </Entrance>
  );
}
