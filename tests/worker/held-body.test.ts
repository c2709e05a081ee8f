import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { sql } from '../../worker/db/database.ts';
import { ENDPOINTS } from '../../worker/endpoints.ts';
import worker from '../../worker/index.ts';
import { settings } from './fixtures/site.ts';
import { openTestDatabase, outdateProofs } from './support/accounts.ts';
import { BODIES } from './support/bodies.ts';
import { createMember, readAccount } from './support/members.ts';
import { readFailure } from './support/send.ts';

/** Endpoints of an account that take a body, which a client may hold back. */
const HELD = ENDPOINTS.filter(({ schema, who }) => schema && who !== 'anybody');

test('the endpoints are found', () => {
  expect(HELD.length).toBeGreaterThan(20);
});

describe.each(HELD)('$path', ({ path, who }) => {
  test('a request that holds back its last byte has no power once its session has ended', async () => {
    const { email, cookie } = await createMember(`${crypto.randomUUID()}@example.com`);
    const request = await hold(path, cookie);
    const db = await openTestDatabase();
    await db.run(
      sql`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ${email})`,
    );
    const before = await readAccount(email);
    const response = await request.finish();
    expect([response.status, (await readFailure(response)).code]).toEqual([401, 'not_signed_in']);
    expect(await readAccount(email)).toEqual(before);
  });

  test.runIf(/proven|verified/.test(who))('nor once its proof is too old', async () => {
    const { email, cookie } = await createMember(`${crypto.randomUUID()}@example.com`);
    const request = await hold(path, cookie);
    await outdateProofs();
    const before = await readAccount(email);
    const response = await request.finish();
    expect([response.status, (await readFailure(response)).code]).toEqual([403, 'proof_required']);
    expect(await readAccount(email)).toEqual(before);
  });
});

/** Sends all of a request but the last byte. */
async function hold(path: string, cookie: string) {
  const body = new TextEncoder().encode(JSON.stringify(BODIES[path] ?? {}));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = {
    Cookie: cookie,
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
  };
  const request = new Request<unknown, IncomingRequestCfProperties>(`${settings.origin}${path}`, {
    method: 'POST',
    headers,
    body: readable,
  });
  const execution = createExecutionContext();
  const answer = worker.fetch(request, env, execution);
  // It is read by now, and waits for the rest.
  await writer.write(body.subarray(0, -1));
  return {
    finish: async () => {
      await writer.write(body.subarray(-1));
      await writer.close();
      const response = await answer;
      await waitOnExecutionContext(execution);
      return response;
    },
  };
}
