import { useId } from 'react';
import { InputField } from '../../../components/forms/Field.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { failureText } from '../../../content/accounts/entrance.ts';
import { removePasskey } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { canUsePasskeys } from '../entrance/passkey-support.ts';
import styles from './Account.module.css';
import { AccountRow, AccountSection, LockableButton, LockableForm } from './AccountSection.tsx';
import type { NewPasskey } from './make-passkey.ts';
import { countSignInMethods, useAction, useOpenAccount, type WithProof } from './open-account.ts';
import { formatAgo, formatDay } from './when.ts';

const text = accountParts.passkeys;

export function PasskeysSection() {
  const { account, lockedBy } = useOpenAccount();
  const { passkeys } = account;
  const { run, busyId, message } = useAction();
  const reasonId = useId();
  const unverifiedId = useId();
  const isLastMethod = countSignInMethods(account) === 1 && passkeys.length === 1;
  const isUnverified = !account.isEmailVerified && lockedBy === undefined;

  return (
    <AccountSection title={text.title} lead={text.lead} message={message}>
      {passkeys.length === 0 && <p>{text.none}</p>}
      <ul className={styles.rows}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt, isHeld }) => (
          <AccountRow
            key={id}
            name={name}
            detail={`${text.added} ${formatDay(createdAt)}, ${
              lastUsedAt ? `${text.used} ${formatAgo(lastUsedAt)}` : text.unused
            }`}
            isHeld={isHeld}
          >
            <LockableButton
              reasonId={isLastMethod ? reasonId : undefined}
              isBusy={busyId !== undefined}
              aria-label={`${text.remove} ${name}`}
              onClick={() => run({ id, call: () => removePasskey({ id }), done: text.removed })}
            >
              {text.remove}
            </LockableButton>
          </AccountRow>
        ))}
      </ul>
      {isLastMethod && lockedBy === undefined && <p id={reasonId}>{accountParts.lastMethod}</p>}
      {isUnverified && <p id={unverifiedId}>{accountParts.unverified}</p>}
      {canUsePasskeys() ? (
        <AddPasskeyForm reasonId={isUnverified ? unverifiedId : undefined} />
      ) : (
        <p>{text.unsupported}</p>
      )}
    </AccountSection>
  );
}

function AddPasskeyForm({ reasonId }: { reasonId: string | undefined }) {
  const { withProof, noteChange, noteFailure } = useOpenAccount();
  const form = useForm({
    names: ['name'],
    submit: async (typed) => {
      const result = await add(typed('name').trim(), withProof);
      if (result.kind === 'failed') return { message: result.message };
      if (result.kind === 'refused') {
        const isHandled = noteFailure(result.failure);
        return isHandled ? undefined : { message: failureMessage(result.failure) };
      }
      form.reset();
      noteChange(text.done);
      return undefined;
    },
  });

  return (
    <LockableForm form={form} words={text} look="quiet" label={text.button} reasonId={reasonId}>
      <InputField
        label={text.label}
        note={text.note}
        name="name"
        placeholder={text.example}
        autoComplete="off"
        maxLength={64}
      />
    </LockableForm>
  );
}

/** Loads the WebAuthn code on first use. */
async function add(name: string, withProof: WithProof): Promise<NewPasskey> {
  try {
    const { makePasskey } = await import('./make-passkey.ts');
    return await makePasskey(name, withProof);
  } catch {
    return { kind: 'failed', message: failureText.network };
  }
}
