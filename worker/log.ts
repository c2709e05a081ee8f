export type LogEvent =
  | 'demo_accounts_written'
  | 'lead_ignored'
  | 'lead_received'
  | 'lead_refused'
  | 'login_failed'
  | 'login_refused'
  | 'login_succeeded'
  | 'logout'
  | 'mail_not_configured'
  | 'migration_applied'
  | 'password_rehashed'
  | 'signing_key_made'
  | 'signing_key_wrapped'
  | 'stored_hash_refused'
  | 'unavailable'
  | 'unexpected_error';

interface LogFields {
  readonly requestId?: string;
  /** A pseudonym, see `auth/pseudonyms.ts`; never an address. */
  readonly account?: string;
  readonly [detail: string]: string | number | boolean | undefined;
}

/**
 * Writes one structured line (ASVS 5.0 16.2). Callers name each field they log, so that a
 * password, a token or a cookie has no way in.
 */
export function logEvent(event: LogEvent, fields: LogFields): void {
  console.log(JSON.stringify({ event, time: new Date().toISOString(), ...fields }));
}

/** Logs what nobody expected, with its stack, for the operator only. */
export function logError(event: LogEvent, error: unknown, requestId: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(
    JSON.stringify({ event, time: new Date().toISOString(), requestId, name, message, stack }),
  );
}
