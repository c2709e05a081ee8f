import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { DEMO_ACCOUNT, DEMO_LOGIN, logIn, openTestDatabase } from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

test('a signed-in visitor hears who they are and until when', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const response = await send('GET /api/session', { cookie });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    user: {
      email: DEMO_ACCOUNT.email.toLowerCase(),
      username: DEMO_ACCOUNT.username,
      _id: expect.any(String),
    },
    isEmailVerified: false,
    isDemo: true,
    needsReview: false,
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('HEAD says the same without a body', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const response = await send('HEAD /api/session', { cookie });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('a visitor without a cookie is told so, without any database work', async () => {
  const broken = { ...env, DB: createFaultyD1('fails') };
  const response = await send('GET /api/session', { env: broken });
  expect(response.status).toBe(401);
  expect((await readFailure(response)).code).toBe('not_signed_in');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a dead cookie is cleared', async () => {
  for (const cookie of ['__Host-session=nonsense', '__Host-session=e30.e30.e30']) {
    const response = await send('GET /api/session', { cookie });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);
  }
});

test('a session whose row has expired is over', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const db = await openTestDatabase();
  await db.run(sql`UPDATE sessions SET expires_at_ms = ${Date.now()}`);
  expect((await send('GET /api/session', { cookie })).status).toBe(401);
});

test('a session of an account that is gone is over', async () => {
  const db = await openTestDatabase();
  await db.run(sql`
    INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
    VALUES ('gone', 'gone@example.com', 'G', '', 0, 0, 0)`);
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  await db.run(sql`UPDATE sessions SET user_id = 'gone'`);
  expect((await send('GET /api/session', { cookie })).status).toBe(401);
  await db.run(sql`DELETE FROM users WHERE id = 'gone'`);
  expect(await db.all(sql`SELECT * FROM sessions`)).toEqual([]);
});

test('use of a session is noted at most every fifteen minutes', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const db = await openTestDatabase();
  const lastSeen = () => env.DB.prepare('SELECT last_seen_at_ms AS at FROM sessions').first('at');

  const before = await lastSeen();
  await send('GET /api/session', { cookie });
  expect(await lastSeen()).toBe(before);

  await db.run(sql`UPDATE sessions SET last_seen_at_ms = 5`);
  await send('GET /api/session', { cookie });
  expect(await lastSeen()).toBeGreaterThan(5);
});
