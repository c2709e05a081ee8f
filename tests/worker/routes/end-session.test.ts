import { expect, test } from 'vitest';
import type { AccountSuccess } from '../../../worker/contract/accounts.ts';
import { createSignedIn, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

test('a session of one’s own is ended by its id', async () => {
  const here = await createSignedIn('two@example.com');
  const there = cookiesOf(await logIn({ email: 'two@example.com', password: OWNER_PASSWORD }));
  const [, other] = await listSessions(here);
  const response = await end(here, other?.id);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await isSignedIn(there)).toBe(false);
  expect(await isSignedIn(here)).toBe(true);
});

test('ending this one is a log out', async () => {
  const cookie = await createSignedIn('one@example.com');
  const [current] = await listSessions(cookie);
  const response = await end(cookie, current?.id);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a session of somebody else lives on, and the answer does not tell', async () => {
  const victim = await createSignedIn('victim@example.com');
  const thief = await createSignedIn('thief@example.com');
  const [session] = await listSessions(victim);
  const foreign = await end(thief, session?.id);
  const unknown = await end(thief, 'A'.repeat(43));
  expect(foreign.status).toBe(200);
  expect(await foreign.text()).toBe(await unknown.text());
  expect(await isSignedIn(victim)).toBe(true);
});

test.each(['', 'x', "' OR 1=1 --", null, 7, ['a'], undefined])('%j is no id', async (id) => {
  const cookie = await createSignedIn(`no-id-${crypto.randomUUID()}@example.com`);
  const response = await send('POST /api/account/sessions/end', { body: { id }, cookie });
  expect(response.status).toBe(400);
  expect(await readFailure(response)).toMatchObject({ code: 'invalid_request', field: 'id' });
});

function end(cookie: string, id: string | undefined): Promise<Response> {
  return send('POST /api/account/sessions/end', { body: { id }, cookie });
}

async function listSessions(cookie: string) {
  const response = await send('GET /api/account', { cookie });
  return (await response.json<AccountSuccess>()).sessions;
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await send('GET /api/session', { cookie })).status === 200;
}
