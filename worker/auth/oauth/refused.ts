import type { OAuthOutcome } from '../../contract/accounts.ts';

type Refusal = Exclude<OAuthOutcome, 'done' | 'needs-email' | 'second-factor'>;

/** A failed sign-in, with the outcome to show. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly outcome: Refusal;

  constructor(outcome: Refusal, cause?: unknown) {
    super(`The sign-in ended: ${outcome}.`, { cause });
    this.outcome = outcome;
  }

  /** Reason for the log. Error codes only: a provider's messages may quote personal data. */
  get reason(): string | undefined {
    const { cause } = this;
    if (!(cause instanceof Error)) return undefined;
    const codes = [
      'code' in cause ? cause.code : cause.name,
      'error' in cause ? cause.error : undefined,
    ];
    return codes.filter(isCode).join(' ');
  }
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,64}$/.test(value);
}
