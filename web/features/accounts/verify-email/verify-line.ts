import { verifyEmailText } from '../../../content/accounts/verify-email.ts';
import type { SignalState } from '../../../content/signal.ts';

/** Stages of the confirmation page: the mail, its link, the address. */
export function verifyLine(linkState: SignalState, addressState: SignalState) {
  const { title, stages } = verifyEmailText.line;
  return {
    title,
    stages: [
      { ...stages.mail, state: 'passed' },
      { ...stages.link, state: linkState },
      { ...stages.confirmed, state: addressState },
    ],
  } as const;
}
