import { requiredText } from '../../../content/accounts/failures.ts';
import { resetPasswordText } from '../../../content/accounts/reset-password.ts';
import { resetPassword } from '../../../lib/api.ts';
import { AccountForm } from '../entrance/AccountForm.tsx';
import { Entrance } from '../entrance/Entrance.tsx';
import { lineOf } from '../entrance/line-of.ts';
import { forgetDeadLink, forgetLinkToken } from '../link/link-token.ts';
import { NewPasswordField } from '../new-password/NewPasswordField.tsx';
import { usePasswordVerdict } from '../new-password/use-password-verdict.ts';
import { useAccountForm } from '../use-account-form.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link was already used, has expired or was replaced by a newer one. */
  onSpent: () => void;
}

export function ResetPasswordForm({ token, onDone, onSpent }: ResetPasswordFormProps) {
  const form = useAccountForm({
    names: ['password'],
    check: (typed) => (typed('password') ? {} : { password: requiredText.newPassword }),
    send: (typed) => resetPassword({ token, password: typed('password') }),
    onDone: () => {
      forgetLinkToken();
      onDone();
    },
    onFailure: (failure) => {
      const isSpent = forgetDeadLink(failure);
      if (isSpent) onSpent();
      return isSpent;
    },
  });
  const password = form.typed('password');
  const { state } = usePasswordVerdict(password);

  const { meta, line, heading, lead, label } = resetPasswordText;
  return (
    <Entrance
      meta={meta}
      heading={heading}
      lead={lead}
      line={lineOf(line, { link: 'passed', password: state })}
    >
      <AccountForm form={form} words={resetPasswordText}>
        <NewPasswordField label={label} value={password} error={form.errorOf('password')} />
      </AccountForm>
    </Entrance>
  );
}
