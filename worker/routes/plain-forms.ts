/**
 * Forms that browsers without JavaScript send by themselves. A form is turned into the request that
 * the app would send, which the router handles like any other, with the same guards; its JSON answer
 * becomes a redirect or a page. See docs/decisions/0033-forms-without-scripts.md.
 */
import { passNetworkGate } from '../auth/flood-gate.ts';
import type { RequestContext } from '../context.ts';
import type { LoginAnswer, VerifyEmailSuccess } from '../contract/accounts.ts';
import type { Done, Failure } from '../contract/answers.ts';
import type { LeadTopic } from '../contract/leads.ts';
import { answerError } from '../http/answer-error.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type FormFields, isForm, readForm } from '../http/form.ts';
import { showRefused } from '../http/plain-page.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { withSecurityHeaders } from '../http/secure-response.ts';

type Success = Done | LoginAnswer | VerifyEmailSuccess;

interface PlainForm {
  /** The page with the form, which is shown again if the form is refused. */
  readonly page: string | ((fields: FormFields) => string);
  /** Properties of the app's request, by the checkboxes for them. */
  readonly checkboxes?: Readonly<Record<string, string>>;
  /** The page that follows. */
  readonly next: (answer: Success, fields: FormFields) => string;
}

/** Headers of a page that depend on its content. */
const PAGE_HEADERS = ['Content-Type', 'Content-Security-Policy'];

/** The token of a pasted link, which a mail program may have wrapped. */
const tokenIn = (link = '') => link.replaceAll(/\s/g, '').split('#token=').at(-1);

/** Topics that only one page has. The contact page offers all others, and answers for them. */
const LEAD_PAGES: ReadonlyMap<string, string> = new Map([
  ['demo', '/book-demo'],
  ['ezyassist', '/EzyAssist'],
] satisfies [LeadTopic, string][]);

function leadPage({ topic = '' }: FormFields): string {
  return LEAD_PAGES.get(topic) ?? '/company/contact';
}

const FORMS: ReadonlyMap<string, PlainForm> = new Map([
  [
    '/api/login',
    {
      page: '/login',
      checkboxes: { remember: 'remember' },
      next: (answer) => ('needsSecondFactor' in answer ? '/login/code' : '/signed-in'),
    },
  ],
  [
    '/api/login/second-factor',
    { page: '/login/code', checkboxes: { trust: 'rememberDevice' }, next: () => '/signed-in' },
  ],
  [
    '/api/register',
    {
      page: '/register',
      checkboxes: { acceptsTerms: 'acceptsTerms' },
      next: () => '/register/sent',
    },
  ],
  ['/api/forgot-password', { page: '/forgot-password', next: () => '/forgot-password/sent' }],
  ['/api/reset-password', { page: '/reset-password/link', next: () => '/reset-password/done' }],
  [
    '/api/verify-email',
    {
      page: '/verify-email/link',
      next: (answer) => ('purpose' in answer ? `/verify-email/${answer.purpose}` : '/login'),
    },
  ],
  ['/api/resend-verification', { page: '/verify-email/resend', next: () => '/verify-email/sent' }],
  ['/api/undo-email', { page: '/undo-email/link', next: () => '/undo-email/done' }],
  ['/api/logout', { page: '/signed-in', next: () => '/login' }],
  ['/api/leads', { page: leadPage, next: (_answer, fields) => `${leadPage(fields)}#message-sent` }],
] satisfies [string, PlainForm][]);

/** The body of the app's request. What a request does not have is ignored. */
function toBody({ checkboxes = {} }: PlainForm, fields: FormFields): object {
  const { token, password, ...others } = fields;
  const checked = Object.entries(checkboxes).map(([box, property]) => [property, box in fields]);
  return {
    ...others,
    token: tokenIn(token),
    // Left empty in the browser that asked for a link.
    password: password || undefined,
    ...Object.fromEntries(checked),
  };
}

/** @param answerJson handles the request as the API does. */
export async function answerForm(
  request: Request,
  context: RequestContext,
  answerJson: (request: Request) => Promise<Response>,
): Promise<Response> {
  const form = FORMS.get(new URL(request.url).pathname);
  if (!form || request.method !== 'POST' || !isForm(request.headers)) return answerJson(request);

  const fields = await readForm(request).catch(async (error: unknown) => {
    const refusal = await refuseStrangers(request, context);
    return answerError(refusal ?? error, request, context);
  });
  if (fields instanceof Response)
    return showPage(context, fields, { path: pageOf(form, {}), fields: {} });

  const answer = await answerJson(asJson(request, toBody(form, fields)));
  if (!answer.ok) return showPage(context, answer, { path: pageOf(form, fields), fields });
  const next = form.next(await answer.clone().json(), fields);
  return seeOther(next, answer.headers);
}

/** A form that cannot be read meets the gate and the check of its origin too. */
async function refuseStrangers(request: Request, context: RequestContext): Promise<unknown> {
  try {
    requireSameOrigin(request);
    await passNetworkGate(context);
    return undefined;
  } catch (error) {
    return error;
  }
}

function pageOf({ page }: PlainForm, fields: FormFields): string {
  return typeof page === 'string' ? page : page(fields);
}

function asJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** 303, with the cookies of an answer. */
export function seeOther(path: string, answerHeaders?: Headers): Response {
  const headers = new Headers(answerHeaders);
  headers.delete('Content-Type');
  headers.set('Location', path);
  headers.set('Cache-Control', 'no-store');
  return withSecurityHeaders(new Response(null, { status: 303, headers }));
}

interface Form {
  readonly path: string;
  readonly fields: FormFields;
}

/** A refusal as the page with the form, or as it is for a request of another site. */
export async function showPage(
  { env, errorNotice, settings }: RequestContext,
  refusal: Response,
  { path, fields }: Form,
): Promise<Response> {
  const { code, message, field } = await refusal.clone().json<Failure>();
  // Another site must not fill in our forms.
  if (code === 'cross_origin') return refusal;
  const page = await env.ASSETS.fetch(new URL(path, settings.origin));
  if (!page.ok) return refusal;

  const headers = new Headers(refusal.headers);
  for (const name of PAGE_HEADERS) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const notice = errorNotice.replace('MESSAGE', () => escapeHtml(message));
  const shown = showRefused(page, { fields, notice, field });
  return withSecurityHeaders(new Response(shown.body, { status: refusal.status, headers }));
}
