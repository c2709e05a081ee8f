import { resetPasswordText } from '../../../content/accounts/reset-password.ts';
import type { SignalState } from '../../../content/signal.ts';

/** Stages of the reset page: open the link, set the password, done. */
export function resetLine(linkState: SignalState, passwordState: SignalState, isSaved = false) {
  const { title, stages } = resetPasswordText.line;
  return {
    title,
    stages: [
      { ...stages.link, state: linkState },
      { ...stages.password, state: passwordState },
      { ...stages.sessions, state: isSaved ? 'passed' : 'waiting' },
      { ...stages.login, state: isSaved ? 'running' : 'waiting' },
    ],
  } as const;
}
