import { signedIn } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import type { AccountSuccess } from '../contract/accounts.ts';
import { answerError } from '../http/answer-error.ts';
import { fillPage } from '../http/plain-page.ts';
import { readAccount } from './account.ts';
import { seeOther, showPage } from './plain-forms.ts';

const PATH = '/signed-in';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The page after a login without JavaScript: the account as far as it can be read. */
export async function showAccount(request: Request, context: RequestContext): Promise<Response> {
  let found: AccountSuccess;
  try {
    const session = await signedIn.find(context);
    ({ body: found } = await readAccount(context, { session, body: undefined }));
  } catch (error) {
    const refusal = answerError(error, request, context);
    if (refusal.status === 401) return seeOther('/login');
    return showPage(context, refusal, { path: PATH, fields: {} });
  }
  const page = await context.env.ASSETS.fetch(new URL(PATH, context.settings.origin));
  const shown = fillPage(page, { slots: describe(found), conditions: listConditions(found) });
  const headers = new Headers(page.headers);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  return new Response(shown.body, { status: page.status, headers });
}

function describe(found: AccountSuccess): Record<string, string | readonly string[]> {
  const { user, secondFactor, sessions, passkeys, connections } = found;
  return {
    username: user.username,
    email: user.email,
    confirmation: found.isEmailVerified ? 'confirmed' : 'not confirmed yet',
    'second-factor': secondFactor
      ? `on, ${secondFactor.recoveryCodesLeft} recovery codes left`
      : 'off',
    'sign-in-methods': [
      ...(found.hasPassword ? ['Password'] : []),
      ...passkeys.map(({ name }) => `Passkey: ${name}`),
      ...connections.map(({ provider, label }) => `${provider}: ${label}`),
    ],
    sessions: sessions.map(({ browser, place, isCurrent, lastUsedAt }) =>
      [
        browser,
        place,
        isCurrent ? 'this browser' : `last used on ${day.format(new Date(lastUsedAt))}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  };
}

/** Names of the parts of the page that apply. A demo account needs no proof for the download. */
function listConditions({ provenUntil, isDemo, needsReview }: AccountSuccess): string[] {
  const isProven = isDemo || Date.now() < Date.parse(provenUntil);
  return [isProven ? 'proven' : 'not-proven', ...(needsReview ? ['review'] : [])];
}
