import { InputField } from '../../../components/forms/Field.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { failureText } from '../../../content/accounts/failures.ts';
import { useForm } from '../../../lib/use-form.ts';
import { failureMessage } from '../failure-message.ts';
import type { NewPasskey } from '../passkeys/make-passkey.ts';
import type { WithProof } from '../proof/use-proof.ts';
import { useOpenAccount } from './account-context.ts';
import { LockableForm } from './LockableForm.tsx';

const { label, note, example, button, done } = accountParts.passkeys;

/** Creates a passkey in the browser and registers its public key with the Worker. */
export function AddPasskeyForm({ reasonId }: { reasonId: string | undefined }) {
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
      noteChange(done);
      return undefined;
    },
  });

  return (
    <LockableForm
      form={form}
      words={accountParts.passkeys}
      look="quiet"
      label={button}
      reasonId={reasonId}
    >
      <InputField
        label={label}
        note={note}
        name="name"
        placeholder={example}
        autoComplete="off"
        maxLength={64}
      />
    </LockableForm>
  );
}

/** Loads the WebAuthn code on first use. */
async function add(name: string, withProof: WithProof): Promise<NewPasskey> {
  try {
    const { makePasskey } = await import('../passkeys/make-passkey.ts');
    return await makePasskey(name, withProof);
  } catch {
    return { kind: 'failed', message: failureText.network };
  }
}
