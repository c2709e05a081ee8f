import { expect, siteOrigin, test } from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

test('a registration on this machine is mailed, with a link that leads here and works', async ({
  request,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const registration = {
    username: 'Ada',
    email,
    password: 'engine of brass 1843',
    acceptsTerms: true,
  };
  const registered = await request.post('/api/register', { data: registration, headers });
  expect(registered.status()).toBe(200);

  const link = new URL(linkIn(await waitForMail(email)));
  expect(link.origin).toBe(siteOrigin);
  expect(link.pathname).toBe('/verify-email');
  const token = link.hash.replace('#token=', '');
  const verified = await request.post('/api/verify-email', { data: { token }, headers });
  expect(await verified.json()).toEqual({ success: true, purpose: 'verify' });
});

test('the list of common passwords is a file that a browser may fetch', async ({ request }) => {
  const response = await request.get('/common-passwords.bin');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/octet-stream');
});
