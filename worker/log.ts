import type { AccountEventKind, OPERATOR_EVENTS } from './contract/accounts.ts';

export type LogEvent =
  | Exclude<AccountEventKind, (typeof OPERATOR_EVENTS)[number]>
  | 'access_token_issued'
  | 'account_deleted'
  | 'breach_check_failed'
  | 'browser_reported'
  | 'clean_up_continues_later'
  | 'demo_accounts_written'
  | 'expired_rows_deleted'
  | 'identity_proved'
  | 'lead_ignored'
  | 'lead_received'
  | 'lead_refused'
  | 'login_failed'
  | 'login_refused'
  | 'logout'
  | 'mail_failed'
  | 'mail_not_configured'
  | 'mail_sent'
  | 'mail_throttled'
  | 'migration_applied'
  | 'password_rehashed'
  | 'password_reset_requested'
  | 'reauthentication_failed'
  | 'registration_of_taken_address'
  | 'second_factor_asked'
  | 'second_factor_failed'
  | 'second_factor_wrapped'
  | 'signing_key_made'
  | 'signing_key_not_wrapped'
  | 'signing_key_rotated'
  | 'signing_key_wrapped'
  | 'stored_hash_refused'
  | 'sign_in_refused'
  | 'unavailable'
  | 'unexpected_error'
  | 'vitals_reported';

export interface LogFields {
  readonly requestId?: string;
  /** A pseudonym, see `nameInLog`; never an address. */
  readonly account?: string;
  readonly [detail: string]: string | number | boolean | undefined;
}

/**
 * Writes one structured log line (ASVS 5.0 16.2). Callers list each field explicitly, so that
 * passwords, tokens and cookies cannot leak into the log.
 */
export function logEvent(event: LogEvent, fields: LogFields): void {
  console.log(JSON.stringify({ event, time: new Date().toISOString(), ...fields }));
}

/** Logs an unexpected error with its stack and its cause. */
export function logError(event: LogEvent, error: unknown, requestId: string): void {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const detail = { name, message, ...(cause !== undefined && { cause: String(cause) }), stack };
  console.error(JSON.stringify({ event, time: new Date().toISOString(), requestId, ...detail }));
}
