import { type FormEvent, useRef, useState } from 'react';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { failureText } from '../../../content/accounts/failures.ts';
import { failureMessage } from '../failure-message.ts';
import { useOpenAccount } from './account-context.ts';

const text = accountParts.passkeys;

/** Has the browser make a passkey, and the Worker keep its public half. */
export function useAddPasskey() {
  const { noteChange, noteFailure } = useOpenAccount();
  const form = useRef<HTMLFormElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [message, setMessage] = useState<string>();

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isAdding) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setIsAdding(true);
    setMessage(undefined);
    const result = await import('../passkeys/make-passkey.ts')
      .then(({ makePasskey }) => makePasskey(name))
      .catch(() => ({ kind: 'failed', message: failureText.network }) as const);
    setIsAdding(false);

    if (result.kind === 'done') {
      form.current?.reset();
      await noteChange(text.done);
    } else if (result.kind === 'failed') {
      setMessage(result.message);
    } else if (!noteFailure(result.failure)) {
      setMessage(failureMessage(result.failure));
    }
  }

  return { form, isAdding, message, add };
}
