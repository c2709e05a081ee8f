import { undoEmailText } from '../../../content/accounts/undo-email.ts';
import { undoEmail } from '../../../lib/api.ts';
import { noteSignedOut } from '../../session/session.ts';
import { AccountForm } from '../entrance/AccountForm.tsx';
import { forgetDeadLink, forgetLinkToken } from '../link/link-token.ts';
import { useAccountForm } from '../use-account-form.ts';

interface UndoEmailFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link was already used or has expired. */
  onRefused: () => void;
}

/** Takes the address back at a press, so that a mail scanner that runs the page changes nothing. */
export function UndoEmailForm({ token, onDone, onRefused }: UndoEmailFormProps) {
  const form = useAccountForm({
    send: () => undoEmail({ token }),
    onDone: () => {
      forgetLinkToken();
      // The Worker has ended the session of this browser too.
      noteSignedOut();
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
