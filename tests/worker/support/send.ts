import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import type { AccountSuccess } from '../../../worker/contract/accounts.ts';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { settings } from '../fixtures/site.ts';
import { MAILED_ENV } from './mailbox.ts';

interface SendOptions {
  /** An object is sent as JSON, a string, bytes or a stream unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly ip?: string;
  readonly origin?: string;
  readonly env?: Env;
}

/** Sends a request as a page of the site would: `send('POST /api/login', { body })`. */
export async function send(route: string, options: SendOptions = {}): Promise<Response> {
  const execution = createExecutionContext();
  const bindings = withoutRealGate(options.env ?? MAILED_ENV);
  const response = await worker.fetch(toRequest(route, options), bindings, execution);
  await waitOnExecutionContext(execution);
  return response;
}

/** Posts JSON as a page of the site would: `post('account/profile', { username }, cookie)`. */
export function post(
  path: string,
  body: unknown = {},
  cookie = '',
  options: Omit<SendOptions, 'body' | 'cookie'> = {},
): Promise<Response> {
  return send(`POST /api/${path}`, { body, cookie, ...options });
}

/** Sends a form as a browser without JavaScript would. */
export function sendForm(
  route: string,
  fields: Readonly<Record<string, string>> | string,
  options: Omit<SendOptions, 'body'> = {},
): Promise<Response> {
  return send(route, {
    ...options,
    body: typeof fields === 'string' ? fields : String(new URLSearchParams(fields)),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...options.headers },
  });
}

/** All tests come from a few networks, with thousands of requests. Tests of the gate bring their own. */
function withoutRealGate(bindings: Env): Env {
  const { FLOOD_GATE: gate, ...others } = bindings;
  return gate === env.FLOOD_GATE ? others : bindings;
}

function toRequest(route: string, options: SendOptions = {}) {
  const [method = '', path = ''] = route.split(/ (.*)/s);
  const headers = new Headers({ 'CF-Connecting-IP': options.ip ?? '192.0.2.1' });
  if (method !== 'GET' && method !== 'HEAD') {
    headers.set('Content-Type', 'application/json');
    headers.set('Sec-Fetch-Site', 'same-origin');
  }
  if (options.cookie !== undefined) headers.set('Cookie', options.cookie);
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === '') headers.delete(name);
    else headers.set(name, value);
  }
  const body = toBody(options.body);
  return new Request<unknown, IncomingRequestCfProperties>(
    `${options.origin ?? settings.origin}${path}`,
    { method, headers, ...(body === undefined ? {} : { body }) },
  );
}

function toBody(body: unknown): BodyInit | undefined {
  if (body === undefined || typeof body === 'string') return body;
  if (body instanceof Uint8Array || body instanceof ReadableStream) return body;
  return JSON.stringify(body);
}

export const FailureSchema = v.strictObject({
  success: v.literal(false),
  code: v.string(),
  message: v.pipe(v.string(), v.nonEmpty()),
  field: v.optional(v.string()),
  requestId: v.optional(v.string()),
});

/** Expects a failure in the contract's form and returns its body. */
export async function readFailure(response: Response) {
  return v.parse(FailureSchema, await response.json());
}

/** The status, and of a failure its code and field: `200` or `403 wrong_code code`. */
export async function verdictOf(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  if (response.status < 400) return String(response.status);
  const { code, field } = await readFailure(response);
  return [response.status, code, ...(field === undefined ? [] : [field])].join(' ');
}

export async function isSignedIn(cookie: string): Promise<boolean> {
  return (await send('GET /api/session', { cookie })).status === 200;
}

/** What the account screen shows. */
export async function askForAccount(cookie: string): Promise<AccountSuccess> {
  return (await send('GET /api/account', { cookie })).json();
}

/** The cookies of a response, in the form that a browser sends back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export function cookieNamed(response: Response, name: string): string | undefined {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

export function tokenOf(cookie: string | undefined): string {
  return cookie?.split(';')[0]?.split('=').slice(1).join('=') ?? '';
}

/** The cookies of a browser after a response: a newer value replaces an older one. */
export function mergeCookies(...headers: readonly string[]): string {
  const cookies = new Map<string, string>();
  for (const pair of headers.flatMap((header) => header.split('; ')).filter(Boolean)) {
    const [name = '', ...value] = pair.split('=');
    cookies.set(name, value.join('='));
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Asks so many times at the same moment. @returns the statuses, in ascending order. */
export async function askAtOnce(
  count: number,
  ask: (index: number) => Promise<Response>,
): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  return answers.map(({ status }) => status).toSorted();
}
