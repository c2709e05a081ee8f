import { undoEmailText } from '../../../content/accounts/undo-email.ts';
import type { SignalState } from '../../../content/signal.ts';

/** Stages of taking an address back: the mail, the address, the sessions, a new password. */
export function undoLine(mailState: SignalState, addressState: SignalState) {
  const { title, stages } = undoEmailText.line;
  const isBack = addressState === 'passed';
  return {
    title,
    stages: [
      { ...stages.mail, state: mailState },
      { ...stages.address, state: addressState },
      { ...stages.sessions, state: isBack ? 'passed' : 'waiting' },
      { ...stages.password, state: isBack ? 'running' : 'waiting' },
    ],
  } as const;
}
