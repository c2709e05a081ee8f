import { useState } from 'react';
import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import type { ApiOutcome } from '../../../lib/api.ts';
import { useAccountForm } from '../use-account-form.ts';

/** A form with a single email field that sends a mail to the address. */
export function useEmailForm(send: (request: { email: string }) => Promise<ApiOutcome<unknown>>) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    names: ['email'],
    check: (typed) => ({ email: findEmailFault(typed('email')) }),
    send: (typed) => send({ email: typed('email').trim() }),
    onDone: (_, typed) => setSentTo(typed('email').trim()),
  });
  return { form, sentTo };
}
