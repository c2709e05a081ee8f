import { useState } from 'react';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { undoEmailText } from '../../content/accounts/recovery.ts';
import { undoEmail } from '../../lib/api.ts';
import { AccountForm, useAccountForm } from './entrance/AccountForm.tsx';
import { Entrance, lineOf } from './entrance/Entrance.tsx';
import {
  forgetDeadLink,
  forgetLinkToken,
  MissingLink,
  useLinkToken,
} from './entrance/mailed-link.tsx';

const { meta, line, heading, lead, done, refused } = undoEmailText;

/** Landing page of the link that takes a change of address back. */
export function UndoEmailScreen() {
  const { isKnown, token } = useLinkToken();
  const [progress, setProgress] = useState<'open' | 'refused' | 'done'>('open');

  if (progress === 'done') {
    const { onward, ...words } = done;
    return (
      <Entrance
        meta={meta}
        line={lineOf(line, {
          mail: 'passed',
          address: 'passed',
          sessions: 'passed',
          password: 'running',
        })}
        {...words}
      >
        <ButtonLink to="/forgot-password">{onward}</ButtonLink>
      </Entrance>
    );
  }
  if (progress === 'refused') {
    const { onward, ...words } = refused;
    return (
      <Entrance meta={meta} line={lineOf(line, { mail: 'passed', address: 'failed' })} {...words}>
        <ButtonLink to="/contact">{onward}</ButtonLink>
      </Entrance>
    );
  }
  if (token) {
    return (
      <Entrance meta={meta} line={lineOf(line, { mail: 'passed' })} heading={heading} lead={lead}>
        <UndoEmailForm
          token={token}
          onDone={() => setProgress('done')}
          onRefused={() => setProgress('refused')}
        />
      </Entrance>
    );
  }
  return (
    <Entrance
      meta={meta}
      line={lineOf(line, { mail: isKnown ? 'failed' : 'running' })}
      heading={heading}
    >
      <MissingLink isKnown={isKnown} words={undoEmailText}>
        <ButtonLink to="/contact">{refused.onward}</ButtonLink>
      </MissingLink>
    </Entrance>
  );
}

interface UndoEmailFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link was already used or has expired. */
  onRefused: () => void;
}

/** Takes the address back at a press, so that a mail scanner that runs the page changes nothing. */
function UndoEmailForm({ token, onDone, onRefused }: UndoEmailFormProps) {
  const form = useAccountForm({
    send: () => undoEmail({ token }),
    onDone: async () => {
      forgetLinkToken();
      await noteSessionEnd();
      onDone();
    },
    onFailure: (failure) => {
      const isDead = forgetDeadLink(failure);
      if (isDead) onRefused();
      return isDead;
    },
  });

  return <AccountForm form={form} words={undoEmailText} />;
}

/** The Worker has ended the session of this browser too. */
async function noteSessionEnd(): Promise<void> {
  const session = await import('../session/session.ts').catch(() => undefined);
  session?.noteSignedOut();
}
