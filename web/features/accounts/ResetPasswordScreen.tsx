import { ButtonLink } from '../../components/ui/Button.tsx';
import { requiredText } from '../../content/accounts/entrance.ts';
import { resetPasswordText } from '../../content/accounts/recovery.ts';
import { resetPassword } from '../../lib/api.ts';
import { AccountForm, useAccountForm } from './entrance/AccountForm.tsx';
import { Entrance, lineOf } from './entrance/Entrance.tsx';
import { forgetDeadLink, forgetLinkToken, MailedLinkScreen } from './entrance/mailed-link.tsx';
import { NewPasswordField, usePasswordVerdict } from './entrance/NewPasswordField.tsx';

const { meta, line, heading, lead, label, spent, done, askAgain } = resetPasswordText;

/** Landing page of the link in a reset mail. */
export function ResetPasswordScreen() {
  const way = <ButtonLink to="/forgot-password">{askAgain}</ButtonLink>;
  return (
    <MailedLinkScreen
      text={resetPasswordText}
      lineOf={(link) => lineOf(line, { link })}
      lead={lead}
      way={way}
    >
      {(token, end) => (
        <ResetPasswordForm
          token={token}
          onDone={() => end(isDone)}
          onSpent={() =>
            end(
              <Entrance meta={meta} {...spent} line={lineOf(line, { link: 'failed' })} isNextStep>
                {way}
              </Entrance>,
            )
          }
        />
      )}
    </MailedLinkScreen>
  );
}

const isDone = (
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

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link was already used, has expired or was replaced by a newer one. */
  onSpent: () => void;
}

function ResetPasswordForm({ token, onDone, onSpent }: ResetPasswordFormProps) {
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
