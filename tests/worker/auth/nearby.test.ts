import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_LAG_MS } from '../../../worker/auth/nearby.ts';
import { sql } from '../../../worker/db/database.ts';
import worker from '../../../worker/index.ts';
import { EVERY_MINUTE } from '../../../worker/jobs/index.ts';
import { settings } from '../fixtures/site.ts';
import { createSignedIn, openTestDatabase } from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { createReplicatedD1, replicate } from '../support/replica.ts';
import { cookiesOf, send } from '../support/send.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const replicated = { ...env, DB: createReplicatedD1() };

beforeEach(async () => {
  setReplicas(true);
  const db = await openTestDatabase();
  await db.run(sql`DELETE FROM users WHERE is_demo = 0`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  setReplicas(false);
  vi.useRealTimers();
});

test('the session check and the account screen read the nearest copy', async () => {
  const cookie = sessionOf(await createSignedIn('near@example.com'));
  await beatAndReplicate();
  await rename('near@example.com', 'Newer');
  for (const route of ['GET /api/session', 'GET /api/account']) {
    expect(await nameShown(route, cookie)).toBe('Ow');
  }
});

test('a browser sees at once what it has changed itself', async () => {
  const cookie = sessionOf(await createSignedIn('own@example.com'));
  await beatAndReplicate();
  const changed = await send('POST /api/account/profile', {
    body: { username: 'Changed' },
    cookie,
    env: replicated,
  });
  expect(changed.status).toBe(200);
  const kept = `${cookie}; ${cookiesOf(changed)}`;
  expect(await nameShown('GET /api/session', kept)).toBe('Changed');
  expect(await nameShown('GET /api/account', kept)).toBe('Changed');
  // Another browser of the account may see it later.
  expect(await nameShown('GET /api/session', cookie)).toBe('Ow');
});

test('a login is seen at once by its browser, although no copy knows it', async () => {
  await beatAndReplicate();
  const cookie = await createSignedIn('login@example.com');
  expect(cookie).toContain('__Host-primary=1');
  const answer = await send('GET /api/session', { cookie, env: replicated });
  expect(answer.status).toBe(200);
});

test('everybody sees the end of a session two minutes later at the latest', async () => {
  const cookie = sessionOf(await createSignedIn('revoked@example.com'));
  await beatAndReplicate();
  const db = await openTestDatabase();
  await db.run(sql`DELETE FROM sessions`);
  expect((await send('GET /api/session', { cookie, env: replicated })).status).toBe(200);

  vi.setSystemTime(Date.now() + LONGEST_LAG_MS);
  expect((await send('GET /api/session', { cookie, env: replicated })).status).toBe(401);
  expect((await send('GET /api/account', { cookie, env: replicated })).status).toBe(401);
});

test('what decides reads the primary', async () => {
  const cookie = sessionOf(await createSignedIn('decides@example.com'));
  await beatAndReplicate();
  const db = await openTestDatabase();
  await db.run(sql`DELETE FROM sessions`);
  const deciding = [
    'POST /api/token',
    'POST /api/account/delete',
    'POST /api/account/profile',
    'POST /api/proof/mail',
    'GET /api/account/export',
  ];
  for (const route of deciding) {
    const body = route.startsWith('GET') ? undefined : { username: 'Intruder' };
    const answer = await send(route, { cookie, body, env: replicated });
    expect([route, answer.status]).toEqual([route, 401]);
  }
});

test('a copy that fails is replaced by the primary', async () => {
  const cookie = sessionOf(await createSignedIn('fails@example.com'));
  await beatAndReplicate();
  const DB = createReplicatedD1(createFaultyD1('fails'));
  const answer = await send('GET /api/session', { cookie, env: { ...env, DB } });
  expect(answer.status).toBe(200);
});

test('while the copy hangs, the primary answers', async () => {
  const cookie = sessionOf(await createSignedIn('hangs@example.com'));
  await beatAndReplicate();
  const DB = createReplicatedD1(createFaultyD1('hangs'));
  const answer = await withinFiveSeconds(() =>
    send('GET /api/session', { cookie, env: { ...env, DB } }),
  );
  expect(answer.status).toBe(200);
});

test('while all of D1 hangs, the answer is 503 within five seconds', async () => {
  const cookie = sessionOf(await createSignedIn('down@example.com'));
  const hanging = createFaultyD1('hangs');
  const { withSession } = createReplicatedD1(hanging);
  const DB = Object.assign(hanging, { withSession });
  const routes = ['GET /api/session', 'GET /api/account', 'GET /api/account/events'];
  const answers = await withinFiveSeconds(() =>
    Promise.all(routes.map((route) => send(route, { cookie, env: { ...env, DB } }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
});

test('without the setting, nothing is read from a copy and no cookie is set', async () => {
  setReplicas(false);
  const cookie = await createSignedIn('off@example.com');
  expect(cookie).not.toContain('primary');
  await replicate();
  await rename('off@example.com', 'Newer');
  expect(await nameShown('GET /api/session', cookie)).toBe('Newer');
});

/** The setting is read at build time; the fixture stands in for a build with it. */
function setReplicas(hasReadReplicas: boolean): void {
  Object.assign(settings, { hasReadReplicas });
}

/** The session cookie alone, as in another browser of the account. */
function sessionOf(cookies: string): string {
  return cookies.split('; ').find((cookie) => cookie.startsWith('__Host-session=')) ?? '';
}

async function beatAndReplicate(): Promise<void> {
  const execution = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron: EVERY_MINUTE }), env, execution);
  await waitOnExecutionContext(execution);
  await replicate();
}

async function rename(email: string, username: string): Promise<void> {
  const db = await openTestDatabase();
  await db.run(sql`UPDATE users SET username = ${username} WHERE email = ${email}`);
}

async function nameShown(route: string, cookie: string): Promise<unknown> {
  const answer = await send(route, { cookie, env: replicated });
  const { user } = await answer.json<{ user?: { username: string } }>();
  return user?.username;
}
