import { expect, test } from 'vitest';
import { createSignedIn } from '../support/accounts.ts';
import { send } from '../support/send.ts';

test('a new name is on the session at once', async () => {
  const cookie = await createSignedIn('profile@example.com');
  const body = { username: '  Zoë  ', email: 'other@example.com', is_demo: 1 };
  expect((await send('POST /api/account/profile', { body, cookie })).status).toBe(200);
  const session = await send('GET /api/session', { cookie });
  expect(await session.json()).toMatchObject({
    user: { username: 'Zoë', email: 'profile@example.com' },
    isDemo: false,
  });
});
