import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSignedIn } from './support/accounts.ts';
import { post, sendForm } from './support/send.ts';

const BODIES = 200;
const FORMS = 50;

const PATHS = [
  ...['login', 'login/second-factor', 'register', 'forgot-password', 'reset-password'],
  ...['verify-email', 'resend-verification', 'logout'],
];
const FIELDS = [
  ...['email', 'password', 'remember', 'username', 'acceptsTerms', 'token', 'newPassword'],
  ...['code', 'rememberDevice'],
];
// A single network: the throttle refuses most valid bodies, so few of them are hashed.
const ip = '203.0.113.9';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.emailAddress(),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));

/** Bodies close to the forms, arbitrary JSON, and arbitrary bytes. */
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value).map(toJson) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 10 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => new Uint8Array(bytes)) },
);

function toJson(fields: object): string {
  return JSON.stringify(fields);
}

test(`${BODIES} made-up bodies are answered without a fault`, { timeout: 300_000 }, async () => {
  const owner = await createSignedIn('fuzz@example.com');
  const statuses = new Set<number>();
  const path = fc.constantFrom(...PATHS, 'account/password', 'nothing');
  await fc.assert(
    fc.asyncProperty(path, body, async (to, content) => {
      const response = await post(to, content, to.includes('account') ? owner : '', { ip });
      statuses.add(response.status);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('Content-Type')).toContain('application/json');
      await response.body?.cancel();
    }),
    { numRuns: BODIES },
  );
  // Some requests have to get past the throttle, to validation and to routing.
  expect([...statuses]).toEqual(expect.arrayContaining([400, 404]));
});

const form = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...FIELDS, 'trust'), text)
    .map((fields) => String(new URLSearchParams(fields))),
  fc.string({ unit: 'binary', maxLength: 500 }),
);

test(`${FORMS} made-up forms are answered without a fault`, { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), form, async (path, content) => {
      const response = await sendForm(`POST /api/${path}`, content, { ip });
      expect(response.status).toBeLessThan(500);
      const page = await response.text();
      if (response.status !== 303) expect(page.match(/role="alert"/g)).toHaveLength(1);
    }),
    { numRuns: FORMS },
  );
});
