import { base64url } from 'jose';

/**
 * SHA-256 in base64url. Only digests of secrets are stored, so that a leaked database is useless.
 */
export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * A stable pseudonym for an address or a network, so that the throttle table names no person. For the
 * log, see `nameInLog`.
 */
export function pseudonym(
  kind:
    | 'account'
    | 'browser'
    | 'leads'
    | 'mailbox'
    | 'mails'
    | 'network'
    | 'proof'
    | 'registrations'
    | 'second factor'
    | 'settings',
  value: string,
): Promise<string> {
  return digest(`onego ${kind}\n${value}`);
}
