import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_LOGIN, logIn, outdateProofs } from '../support/accounts.ts';
import { BODIES } from '../support/bodies.ts';
import { PROVIDER_ENV } from '../support/fake-provider.ts';
import { createMember, readAccount } from '../support/members.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

/** What an endpoint refuses besides a request without a session. */
type Refusal = 'demo_account' | 'proof_required' | 'email_unverified';

const OWNER: readonly Refusal[] = ['demo_account'];
const PROVEN_OWNER: readonly Refusal[] = [...OWNER, 'proof_required'];
const VERIFIED_OWNER: readonly Refusal[] = [...PROVEN_OWNER, 'email_unverified'];

interface Endpoint {
  readonly route: string;
  readonly body?: object;
  readonly refuses: readonly Refusal[];
}

/** Every endpoint of an account. */
const ENDPOINTS: readonly Endpoint[] = [
  { route: 'GET /api/account', refuses: [] },
  { route: 'GET /api/account/events', refuses: [] },
  { route: 'GET /api/account/export', refuses: ['proof_required'] },
  { route: 'POST /api/token', refuses: [] },
  { route: 'POST /api/logout-everywhere', refuses: ['proof_required'] },
  { route: 'POST /api/account/profile', refuses: OWNER },
  { route: 'POST /api/account/password', refuses: PROVEN_OWNER },
  { route: 'POST /api/account/email', refuses: VERIFIED_OWNER },
  { route: 'POST /api/account/delete', refuses: PROVEN_OWNER },
  { route: 'POST /api/account/forget-devices', refuses: PROVEN_OWNER },
  { route: 'POST /api/account/review', refuses: PROVEN_OWNER },
  { route: 'POST /api/account/sessions/end', refuses: PROVEN_OWNER },
  { route: 'POST /api/proof/password', refuses: OWNER },
  { route: 'POST /api/proof/passkey', refuses: OWNER },
  // An account with a password proves itself with that.
  { route: 'POST /api/proof/mail', refuses: PROVEN_OWNER },
  { route: 'POST /api/proof/code', refuses: PROVEN_OWNER },
  { route: 'POST /api/second-factor/set-up', refuses: VERIFIED_OWNER },
  { route: 'POST /api/second-factor/enable', refuses: VERIFIED_OWNER },
  { route: 'POST /api/second-factor/disable', refuses: PROVEN_OWNER },
  { route: 'POST /api/second-factor/recovery-codes', refuses: PROVEN_OWNER },
  // Whoever knows one of the new codes has given the proof.
  { route: 'POST /api/second-factor/recovery-codes/save', refuses: OWNER },
  { route: 'POST /api/second-factor/keep', refuses: PROVEN_OWNER },
  {
    route: 'POST /api/oauth/start',
    body: { provider: 'google', intent: 'connect' },
    refuses: VERIFIED_OWNER,
  },
  {
    route: 'POST /api/oauth/start',
    body: { provider: 'google', intent: 'prove' },
    refuses: OWNER,
  },
  { route: 'POST /api/oauth/disconnect', refuses: PROVEN_OWNER },
  { route: 'POST /api/passkeys/add-options', refuses: VERIFIED_OWNER },
  { route: 'POST /api/passkeys/add', refuses: VERIFIED_OWNER },
  { route: 'POST /api/passkeys/remove', refuses: PROVEN_OWNER },
];

afterAll(async () => {
  expect((await logIn(DEMO_LOGIN)).status).toBe(200);
});

const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe.each(ENDPOINTS)('$route $body', ({ route, body, refuses }) => {
  const ask = async (cookie: string, headers = {}) => {
    const given = route.startsWith('POST')
      ? { body: body ?? BODIES[route.slice('POST '.length)] ?? {} }
      : {};
    const response = await send(route, { ...given, cookie, headers, env: PROVIDER_ENV });
    const { status } = response;
    return status < 400 ? { status } : { status, code: (await readFailure(response)).code };
  };
  const refusal = (code: string) => ({ status: 403, code });

  test.each(['', '__Host-session=nonsense', '__Host-session=e30.e30.e30'])(
    'refuses a request without a session: “%s”',
    async (cookie) => {
      expect(await ask(cookie)).toEqual({ status: 401, code: 'not_signed_in' });
    },
  );

  test.runIf(route.startsWith('POST'))('refuses a request of another site', async () => {
    const cookie = cookiesOf(await logIn(DEMO_LOGIN));
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await ask(cookie, { 'Sec-Fetch-Site': site })).toEqual(refusal('cross_origin'));
    }
  });

  test('refuses a demo account, which everyone shares, if it changes an account', async () => {
    const answer = await ask(cookiesOf(await logIn(DEMO_LOGIN)));
    if (refuses.includes('demo_account')) expect(answer).toEqual(refusal('demo_account'));
    else expect(answer).toEqual({ status: 200 });
  });

  test('refuses a session without a fresh proof if it changes a way in or takes the data', async () => {
    const { email, cookie } = await createMember(newEmail());
    const before = await readAccount(email);
    await outdateProofs();
    const { code } = { code: undefined, ...(await ask(cookie)) };
    expect(code === 'proof_required').toBe(refuses.includes('proof_required'));
    if (!refuses.includes('proof_required')) return;
    expect(await readAccount(email)).toEqual(before);
    expect((await send('GET /api/session', { cookie })).status).toBe(200);
  });

  test('refuses an unverified address if it adds a way in', async () => {
    const { cookie } = await createMember(newEmail(), { isVerified: false });
    const { code } = { code: undefined, ...(await ask(cookie)) };
    expect(code === 'email_unverified').toBe(refuses.includes('email_unverified'));
  });
});
