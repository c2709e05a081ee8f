import { useEffect, useState } from 'react';
import type { VerifyEmailSuccess } from '../../../../worker/contract/accounts.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { requiredText } from '../../../content/accounts/failures.ts';
import { verifyEmailText } from '../../../content/accounts/verify-email.ts';
import { type ApiFailure, verifyEmail } from '../../../lib/api.ts';
import { findControl } from '../../../lib/use-form.ts';
import { AccountForm } from '../entrance/AccountForm.tsx';
import { PasswordField } from '../entrance/PasswordField.tsx';
import { failureMessage } from '../failure-message.ts';
import { forgetDeadLink, forgetLinkToken } from '../link/link-token.ts';
import { useAccountForm } from '../use-account-form.ts';

interface ConfirmAddressFormProps {
  token: string;
  onDone: (purpose: VerifyEmailSuccess['purpose']) => void;
  /** Called when the link does not work. */
  onRefused: (message: string) => void;
}

/**
 * Confirms an address at a press, so that a mail scanner that runs the page confirms nothing. Asks
 * for the password in a browser that did not ask for the link.
 */
export function ConfirmAddressForm({ token, onDone, onRefused }: ConfirmAddressFormProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useAccountForm({
    names: ['password'],
    check: (typed) =>
      needsPassword && !typed('password') ? { password: requiredText.password } : {},
    send: (typed) => verifyEmail({ token, ...(needsPassword && { password: typed('password') }) }),
    onDone: ({ purpose }) => {
      forgetLinkToken();
      onDone(purpose);
    },
    onFailure: (failure) => {
      if (forgetDeadLink(failure)) {
        onRefused(failureMessage(failure));
        return true;
      }
      if (needsPassword || !isPasswordRequired(failure)) return false;
      setNeedsPassword(true);
      return true;
    },
  });

  const { ref } = form.props;
  useEffect(() => {
    if (needsPassword) findControl(ref.current, 'password')?.focus();
  }, [needsPassword, ref]);

  return (
    <AccountForm form={form} words={verifyEmailText}>
      {needsPassword && (
        <>
          <Notice kind="info">{verifyEmailText.elsewhere}</Notice>
          <PasswordField error={form.errorOf('password')} />
        </>
      )}
    </AccountForm>
  );
}

function isPasswordRequired(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'password_required';
}
