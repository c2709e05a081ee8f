import { base64url } from 'jose';

/**
 * A stable stand-in for an address or a network, so that neither the throttle table nor the log
 * names a person.
 */
export async function pseudonym(
  kind:
    | 'account'
    | 'browser'
    | 'leads'
    | 'mailbox'
    | 'mails'
    | 'network'
    | 'registrations'
    | 'settings',
  value: string,
): Promise<string> {
  const bytes = new TextEncoder().encode(`onego ${kind}\n${value}`);
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
