import { judgePassword, type PasswordVerdict } from './password-verdict.ts';

export interface PasswordOwner {
  readonly email?: string;
  readonly username?: string;
}

/** The hint of a password that is being typed. */
export function usePasswordVerdict(password: string, _owner?: PasswordOwner): PasswordVerdict {
  return judgePassword(password, () => undefined);
}
