import { beforeEach, expect, test, vi } from 'vitest';
import { raw, sql } from '../../../worker/db/database.ts';
import {
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  db,
  logIn,
  OTHER_DEMO_ACCOUNT,
} from '../../worker/support/accounts.ts';
import { mailbox } from '../../worker/support/mailbox.ts';
import { askAtOnce, cookiesOf, post, send } from '../../worker/support/send.ts';

const OFFICE = '203.0.113.1';

// Freezes the clock, because queue timeouts have their own tests and a slow machine must not
// trigger them here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

test('twenty simultaneous first requests find an empty database and are all answered', async () => {
  const { email, password } = OTHER_DEMO_ACCOUNT;
  const kinds = [
    () => logIn(DEMO_LOGIN),
    () => logIn({ email, password }),
    () => send('GET /.well-known/jwks.json'),
    () => send('GET /api/session', { cookie: '__Host-session=e30.e30.e30' }),
  ];
  const ask = (index: number) => kinds[index % 4]?.() ?? Promise.reject(new Error('no kind'));
  expect(await askAtOnce(20, ask)).toEqual([...Array(15).fill(200), ...Array(5).fill(401)]);
  for (const [table, rows] of [
    ['users', 2],
    ['signing_keys', 1],
    ['sessions', 10],
  ] as const) {
    expect(await db.all(sql`SELECT 1 FROM ${raw(table)}`), table).toHaveLength(rows);
  }
});

test('forty simultaneous logins from one office all succeed', async () => {
  const statuses = await askAtOnce(40, () => logIn(DEMO_LOGIN, { ip: OFFICE }));
  expect(statuses).toEqual(Array(40).fill(200));
});

test('twenty simultaneous logins to one account all succeed, in a known browser and in others', async () => {
  const owner = await createOwner('twenty@example.com');
  const cookie = cookiesOf(await logIn(owner));
  for (const options of [{ cookie }, { ip: OFFICE }]) {
    expect(await askAtOnce(20, () => logIn(owner, options))).toEqual(Array(20).fill(200));
  }
});

/** Sends sixty requests of one client and one each of two others. @returns the answers in order. */
async function race(
  mallory: () => Promise<Response>,
  others: Readonly<Record<string, () => Promise<Response>>>,
): Promise<string[]> {
  const answered: string[] = [];
  const note = async (name: string, response: Promise<Response>) => {
    answered.push(`${name} ${(await response).status}`);
  };
  await Promise.all([
    ...Array.from({ length: 60 }, () => note('mallory', mallory())),
    ...Object.entries(others).map(([name, ask]) => note(name, ask())),
  ]);
  return answered;
}

/** Expects the answers of the others among the first ten. */
function expectNoHoldUp(answered: readonly string[]): void {
  expect(answered).toHaveLength(62);
  const first = answered.slice(0, 10);
  expect(first).toEqual(expect.arrayContaining(['neighbour 200', 'victim 200']));
}

test.each([
  ['the right password', false, true],
  ['the right password, in a browser that its account knows,', true, true],
  ['wrong passwords', false, false],
])(
  'one client that sends sixty logins at once with %s holds up nobody else',
  async (name, isKnown, isRight) => {
    const mallory = await createOwner(`mallory-${name.length}@example.com`);
    const cookie = isKnown ? cookiesOf(await logIn(mallory)) : '';
    const body = isRight ? mallory : { ...mallory, password: 'wrong' };
    const answered = await race(() => logIn(body, { ip: OFFICE, cookie }), {
      neighbour: () => logIn(DEMO_LOGIN, { ip: OFFICE }),
      victim: () => logIn(DEMO_LOGIN, { ip: '198.51.100.7' }),
    });
    expectNoHoldUp(answered);
  },
);

test('one client that sets sixty new passwords at once holds up nobody else who sets one', async () => {
  const mallory = await createSignedIn('sixty@example.com');
  const neighbour = await createSignedIn('one@example.com');
  const { email } = await createOwner('reset@example.com');
  await post('forgot-password', { email });
  const reset = { token: mailbox.tokenTo(email), password: 'a stable for the horse' };
  const body = { newPassword: 'a second horse, stabled', endOtherSessions: true };
  const answered = await race(() => post('account/password', body, mallory, { ip: OFFICE }), {
    neighbour: () => post('account/password', body, neighbour, { ip: OFFICE }),
    victim: () => post('reset-password', reset, '', { ip: '198.51.100.8' }),
  });
  expectNoHoldUp(answered);
});
