import type { RequestContext } from '../context.ts';
import { logEvent } from '../log.ts';

/** Nobody waits longer than this for the service. */
const TIMEOUT_MS = 2000;

const PREFIX_CHARS = 5;

/**
 * Asks the operator's service, if there is one, whether a password has leaked. The service is told
 * five characters of a digest, which hundreds of leaked passwords share, and pads its answer
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). If it fails, the password counts as not
 * leaked.
 */
export async function hasLeaked(
  { settings, requestId }: RequestContext,
  password: string,
): Promise<boolean> {
  const { breachCheckUrl, origin } = settings;
  if (breachCheckUrl === '') return false;
  const digest = await sha1(password);
  try {
    const response = await fetch(`${breachCheckUrl}${digest.slice(0, PREFIX_CHARS)}`, {
      headers: { 'Add-Padding': 'true', 'User-Agent': origin },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return listHas(await response.text(), digest.slice(PREFIX_CHARS));
    logEvent('breach_check_failed', { requestId, reason: `HTTP ${response.status}` });
  } catch {
    logEvent('breach_check_failed', { requestId, reason: 'unreachable' });
  }
  return false;
}

/** Each line is the rest of a digest and a count, which is zero in padding. */
function listHas(lines: string, suffix: string): boolean {
  return lines.split('\r\n').some((line) => {
    const [listed, count] = line.split(':');
    return listed === suffix && Number(count) > 0;
  });
}

async function sha1(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  return Buffer.from(await crypto.subtle.digest('SHA-1', bytes))
    .toString('hex')
    .toUpperCase();
}
