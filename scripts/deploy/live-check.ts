import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { KEY_FAULT } from '../../worker/http/errors.ts';
import { securityHeaders } from '../../worker/http/headers.ts';

export interface Finding {
  readonly isGood: boolean;
  readonly words: string;
}

interface LiveCheck {
  readonly origin: string;
  /** The home page that was just published, or undefined if another version may be in service. */
  readonly home?: string | undefined;
  readonly fetch: typeof fetch;
  /** How long to wait for the site to answer. */
  readonly patienceMs: number;
}

/** The Worker opens the private key for the list of the public ones. */
const KEY_FAULT_WORDS =
  'KEY_WRAPPING_SECRET does not open the signing key, so nobody can log in. Set the secret that the key was stored with; if it is lost, see "Signing keys" in docs/operations.md';

const PAUSE_MS = 3000;
const LONGEST_ANSWER_MS = 20_000;

const SessionAnswer = v.object({ code: v.literal('not_signed_in') });
const KeySet = v.object({ keys: v.pipe(v.array(v.object({ kid: v.string() })), v.nonEmpty()) });

/** Asks the site what a visitor, a login and a token depend on. */
export async function checkLive({
  origin,
  home,
  fetch,
  patienceMs,
}: LiveCheck): Promise<Finding[]> {
  const ask = async (path: string) => {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    return { response, body: await response.text() };
  };
  const page = await askForHome(() => ask('/'), home, patienceMs);
  if (page instanceof Error)
    return [{ isGood: false, words: `no answer: ${describeFailure(page)}` }];
  const faults = {
    'home page': judgeHome(page, home),
    'security headers': judgeHeaders(page.response),
    '/api/session': await judgeJson(() => ask('/api/session'), 401, SessionAnswer),
    '/.well-known/jwks.json': await judgeJson(() => ask('/.well-known/jwks.json'), 200, KeySet),
  };
  return Object.entries(faults).map(([name, fault]) =>
    fault ? { isGood: false, words: `${name}: ${fault}` } : { isGood: true, words: name },
  );
}

interface Answer {
  readonly response: Response;
  readonly body: string;
}

/** Asks until the page is there. @returns the last answer or error. */
async function askForHome(
  ask: () => Promise<Answer>,
  home: string | undefined,
  patienceMs: number,
): Promise<Answer | Error> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask().catch((error: Error) => error);
    const isThere = !(answer instanceof Error) && !judgeHome(answer, home);
    if (isThere || Date.now() + PAUSE_MS > deadline) return answer;
    await sleep(PAUSE_MS);
  }
}

/* Each of these returns what is wrong, or an empty text. */

function judgeHome({ response, body }: Answer, home: string | undefined): string {
  if (response.status !== 200) return `status ${response.status}`;
  if (home === undefined || body === home) return '';
  return 'not the one that was published. Either an older version is still in service, or Cloudflare rewrites pages: turn off Email Address Obfuscation, Rocket Loader and automatic Web Analytics';
}

function judgeHeaders({ headers }: Response): string {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders('page');
  const [start = ''] = policy.split(';');
  const wrong = Object.entries(others)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => name);
  if (!headers.get('Content-Security-Policy')?.startsWith(start)) {
    wrong.push('Content-Security-Policy');
  }
  return wrong.length === 0 ? '' : `missing or changed: ${wrong.join(', ')}`;
}

async function judgeJson(
  ask: () => Promise<Answer>,
  status: number,
  schema: v.GenericSchema,
): Promise<string> {
  try {
    const { response, body } = await ask();
    if (response.headers.get(KEY_FAULT.header) === KEY_FAULT.value) return KEY_FAULT_WORDS;
    if (response.status !== status) return `status ${response.status}`;
    v.parse(schema, JSON.parse(body));
    return '';
  } catch (error) {
    return describeFailure(error);
  }
}

/** The cause says more than the message of an error of `fetch`. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
