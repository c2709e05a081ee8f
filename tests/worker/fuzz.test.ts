import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createSignedIn } from './support/accounts.ts';
import { send, sendForm } from './support/send.ts';

const BODIES = 200;
const FORMS = 50;

const ROUTES = [
  'POST /api/login',
  'POST /api/login/second-factor',
  'POST /api/register',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'POST /api/verify-email',
  'POST /api/resend-verification',
  'POST /api/logout',
  'POST /api/account/password',
  'POST /api/nothing',
];

const FIELDS = [
  'email',
  'password',
  'remember',
  'username',
  'acceptsTerms',
  'token',
  'newPassword',
  'code',
  'rememberDevice',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.emailAddress(),
);

/** Bodies close to the forms, arbitrary JSON, and arbitrary bytes. */
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom(...FIELDS), fc.oneof(text, fc.jsonValue({ maxDepth: 3 })))
      .map((value) => JSON.stringify(value)),
  },
  { weight: 2, arbitrary: fc.json({ maxDepth: 10 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => new Uint8Array(bytes)) },
);

test(`${BODIES} made-up bodies are answered without a fault`, { timeout: 300_000 }, async () => {
  const owner = await createSignedIn('fuzz@example.com');
  const tally = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), body, async (route, content) => {
      // A single network: the throttle refuses most valid bodies, so few of them are hashed.
      const cookie = route.includes('account') ? owner : '';
      const response = await send(route, { body: content, cookie, ip: '203.0.113.9' });
      tally.set(response.status, (tally.get(response.status) ?? 0) + 1);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('Content-Type')).toContain('application/json');
      await response.body?.cancel();
    }),
    { numRuns: BODIES },
  );
  // Some requests have to get past the throttle, to validation and to routing.
  expect([...tally.keys()]).toEqual(expect.arrayContaining([400, 404]));
});

const form = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...FIELDS, 'trust'), text)
    .map((fields) => String(new URLSearchParams(fields))),
  fc.string({ unit: 'binary', maxLength: 500 }),
);

test(`${FORMS} made-up forms are answered without a fault`, { timeout: 300_000 }, async () => {
  const routes = ROUTES.filter((route) => !/account|nothing/.test(route));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), form, async (route, content) => {
      const response = await sendForm(route, content, { ip: '203.0.113.9' });
      expect(response.status).toBeLessThan(500);
      const page = await response.text();
      if (response.status !== 303) expect(page.match(/role="alert"/g)).toHaveLength(1);
    }),
    { numRuns: FORMS },
  );
});
