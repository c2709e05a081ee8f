import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import {
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  logIn,
  OTHER_DEMO_ACCOUNT,
  openTestDatabase,
} from '../../worker/support/accounts.ts';
import { createMailbox, tokenIn } from '../../worker/support/mailbox.ts';
import { cookiesOf, send } from '../../worker/support/send.ts';

const OFFICE = '203.0.113.1';

// Freezes the clock, because queue timeouts have their own tests and a slow machine must not
// trigger them here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('twenty simultaneous first requests find an empty database and are all answered', async () => {
  const { email, password } = OTHER_DEMO_ACCOUNT;
  const responses = await Promise.all([
    ...Array.from({ length: 5 }, () => logIn(DEMO_LOGIN)),
    ...Array.from({ length: 5 }, () => logIn({ email, password })),
    ...Array.from({ length: 5 }, () => send('GET /.well-known/jwks.json')),
    ...Array.from({ length: 5 }, () =>
      send('GET /api/session', { cookie: '__Host-session=e30.e30.e30' }),
    ),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array(10).fill(200),
    ...Array(5).fill(200),
    ...Array(5).fill(401),
  ]);
  expect(await count('users')).toBe(2);
  expect(await count('signing_keys')).toBe(1);
  expect(await count('sessions')).toBe(10);
});

test('forty simultaneous logins from one office all succeed', async () => {
  const statuses = await statusesOf(
    Array.from({ length: 40 }, () => logIn(DEMO_LOGIN, { ip: OFFICE })),
  );
  expect(statuses).toEqual(Array(40).fill(200));
});

test('twenty simultaneous logins to one account all succeed, in a known browser and in others', async () => {
  const owner = await createOwner('twenty@example.com');
  const cookie = cookiesOf(await logIn(owner));
  const known = Array.from({ length: 20 }, () => logIn(owner, { cookie }));
  expect(await statusesOf(known)).toEqual(Array(20).fill(200));
  const unknown = Array.from({ length: 20 }, () => logIn(owner, { ip: OFFICE }));
  expect(await statusesOf(unknown)).toEqual(Array(20).fill(200));
});

test.each([
  ['with the right password', false, 'right'],
  ['with the right password, in a browser that its account knows', true, 'right'],
  ['with wrong passwords', false, 'wrong'],
])(
  'one client that sends sixty logins at once %s holds up nobody else',
  async (_case, isKnown, kind) => {
    const db = await openTestDatabase();
    await db.run(sql`DELETE FROM users WHERE email = 'mallory@example.com'`);
    const mallory = await createOwner('mallory@example.com');
    const cookie = isKnown ? cookiesOf(await logIn(mallory)) : '';
    const body = kind === 'right' ? mallory : { ...mallory, password: 'wrong' };
    const answered: string[] = [];
    const note = (name: string, response: Promise<Response>) =>
      response.then(({ status }) => answered.push(`${name} ${status}`));

    await Promise.all([
      ...Array.from({ length: 60 }, () => note('mallory', logIn(body, { ip: OFFICE, cookie }))),
      note('neighbour', logIn({ ...DEMO_LOGIN }, { ip: OFFICE })),
      note('victim', logIn(DEMO_LOGIN, { ip: '198.51.100.7' })),
    ]);
    expect(answered).toHaveLength(62);
    expect(answered.indexOf('victim 200')).toBeGreaterThanOrEqual(0);
    expect(answered.indexOf('victim 200')).toBeLessThan(10);
    expect(answered.indexOf('neighbour 200')).toBeGreaterThanOrEqual(0);
    expect(answered.indexOf('neighbour 200')).toBeLessThan(10);
  },
);

test('one client that sets sixty new passwords at once holds up nobody else who sets one', async () => {
  const mallory = await createSignedIn('sixty@example.com');
  const victim = await createSignedIn('one@example.com');
  const reset = await requestReset('reset@example.com');
  const answered: string[] = [];
  const note = (name: string, response: Promise<Response>) =>
    response.then(({ status }) => answered.push(`${name} ${status}`));
  const body = { newPassword: 'a second horse, stabled', endOtherSessions: true };
  const change = (cookie: string, ip: string) =>
    send('POST /api/account/password', { body, cookie, ip });

  await Promise.all([
    ...Array.from({ length: 60 }, () => note('mallory', change(mallory, OFFICE))),
    note('neighbour', change(victim, OFFICE)),
    note('victim', send('POST /api/reset-password', { body: reset, ip: '198.51.100.8' })),
  ]);
  expect(answered).toHaveLength(62);
  for (const name of ['neighbour 200', 'victim 200']) {
    expect(answered.indexOf(name)).toBeGreaterThanOrEqual(0);
    expect(answered.indexOf(name)).toBeLessThan(10);
  }
});

/** The body of a reset by a mailed link. */
async function requestReset(email: string) {
  await createOwner(email);
  const mailbox = createMailbox();
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });
  return { token: tokenIn(mailbox.mailsTo(email)[0]), password: 'a stable for the horse' };
}

async function statusesOf(responses: readonly Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(responses)).map(({ status }) => status);
}

function count(table: 'sessions' | 'signing_keys' | 'users'): Promise<number | null> {
  return env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows');
}
