import { ButtonLink } from '../../components/ui/Button.tsx';
import { undoEmailText } from '../../content/accounts/recovery.ts';
import { undoEmail } from '../../lib/api.ts';
import { AccountForm, useAccountForm } from './entrance/AccountForm.tsx';
import { Entrance, lineOf } from './entrance/Entrance.tsx';
import { forgetDeadLink, forgetLinkToken, MailedLinkScreen } from './entrance/mailed-link.tsx';

const { meta, line, heading, lead, done, refused } = undoEmailText;

/** Landing page of the link that takes a change of address back. */
export function UndoEmailScreen() {
  return (
    <MailedLinkScreen
      text={undoEmailText}
      lineOf={(mail) => lineOf(line, { mail })}
      way={<ButtonLink to="/contact">{refused.onward}</ButtonLink>}
    >
      {(token, end) => (
        <Entrance meta={meta} line={lineOf(line, { mail: 'passed' })} heading={heading} lead={lead}>
          <UndoEmailForm token={token} onDone={() => end(isUndone)} onRefused={() => end(isDead)} />
        </Entrance>
      )}
    </MailedLinkScreen>
  );
}

const isUndone = (
  <Entrance
    meta={meta}
    heading={done.heading}
    lead={done.lead}
    line={lineOf(line, {
      mail: 'passed',
      address: 'passed',
      sessions: 'passed',
      password: 'running',
    })}
  >
    <ButtonLink to="/forgot-password">{done.onward}</ButtonLink>
  </Entrance>
);

const isDead = (
  <Entrance
    meta={meta}
    heading={refused.heading}
    lead={refused.lead}
    line={lineOf(line, { mail: 'passed', address: 'failed' })}
  >
    <ButtonLink to="/contact">{refused.onward}</ButtonLink>
  </Entrance>
);

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
