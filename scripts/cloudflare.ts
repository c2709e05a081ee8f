/** Cloudflare's API (https://developers.cloudflare.com/api/), as far as the commands ask it themselves. */
import * as v from 'valibot';
import type { Wrangler } from './deploy/wrangler.ts';
import { OperatorError } from './operate/errors.ts';
import type { Environment } from './settings.ts';

const LONGEST_ANSWER_MS = 60_000;
/** Codes of errors that a missing right causes, or a token that is not valid. */
const REFUSED_CODES = [7403, 9106, 9109, 10000, 10001];

export interface CloudflareRequest {
  readonly method?: 'GET' | 'POST';
  /** Below the account, such as `/d1/database`. */
  readonly path: string;
  readonly body?: object;
  /** The right of the token that the request needs, as the dashboard calls it. */
  readonly right: string;
}

export interface Cloudflare {
  /** @returns the result. @throws {OperatorError} a sentence for the operator. */
  readonly ask: (request: CloudflareRequest) => Promise<unknown>;
}

const AnswerSchema = v.object({
  success: v.boolean(),
  errors: v.array(v.object({ code: v.number(), message: v.string() })),
  result: v.unknown(),
});
const AccountsSchema = v.array(v.object({ id: v.string() }));
const TokenSchema = v.object({ token: v.string() });

/** Takes the token and the account of the environment, or those of `wrangler login`. */
export function openCloudflare(env: Environment, wrangler: Wrangler): Cloudflare {
  const base = env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
  let account: Promise<string> | undefined;
  let token: Promise<string> | undefined;

  const ask = async ({ method = 'GET', path, body, right }: CloudflareRequest) => {
    token ??= findToken(env, wrangler);
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { Authorization: `Bearer ${await token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    }).catch((error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error;
      throw new OperatorError(`Cloudflare's API cannot be reached: ${message}`);
    });
    const read = v.safeParse(AnswerSchema, await answer.json().catch(() => undefined));
    if (read.success && read.output.success) return read.output.result;
    const errors = read.success ? read.output.errors : [];
    const isRefused =
      answer.status === 401 || errors.some(({ code }) => REFUSED_CODES.includes(code));
    const reason = errors.map(({ code, message }) => `${message} (${code})`).join(', ');
    throw new OperatorError(
      isRefused || answer.status === 403
        ? `Cloudflare refuses the request: the API token needs the right "${right}" for this account. ${reason}`.trim()
        : `Cloudflare's API answered ${answer.status}: ${reason || 'no reason given'}`,
    );
  };
  const findAccount = async () => {
    if (env.CLOUDFLARE_ACCOUNT_ID) return env.CLOUDFLARE_ACCOUNT_ID;
    const request = { path: '/accounts', right: 'Account Settings: Read' };
    const [first, ...others] = v.parse(AccountsSchema, await ask(request));
    if (first && others.length === 0) return first.id;
    throw new OperatorError('Set CLOUDFLARE_ACCOUNT_ID: there is not exactly one account.');
  };
  return {
    ask: async (request) => {
      account ??= findAccount();
      return ask({ ...request, path: `/accounts/${await account}${request.path}` });
    },
  };
}

async function findToken(env: Environment, wrangler: Wrangler): Promise<string> {
  if (env.CLOUDFLARE_API_TOKEN) return env.CLOUDFLARE_API_TOKEN;
  const { isDone, stdout } = await wrangler.ask(['auth', 'token', '--json']);
  const read = v.safeParse(TokenSchema, isDone ? JSON.parse(stdout) : undefined);
  if (read.success) return read.output.token;
  throw new OperatorError('Log in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.');
}
