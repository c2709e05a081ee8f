import { expect, test } from 'vitest';
import { checkLive } from '../../../../scripts/deploy/live-check.ts';
import { answersOfLiveSite, fetchFrom, fetchNobody, HOME_PAGE } from './live-site.ts';

function look(answers: Readonly<Record<string, Response>> = {}, home?: string) {
  const fetch = fetchFrom({ ...answersOfLiveSite(), ...answers });
  return checkLive({ origin: 'https://acme.test', home, fetch, patienceMs: 0 });
}

async function badOnes(answers: Readonly<Record<string, Response>>, home?: string) {
  const findings = await look(answers, home);
  return findings.filter(({ isGood }) => !isGood).map(({ words }) => words);
}

test('a site that is live as it should be has four good findings', async () => {
  expect(await look({}, HOME_PAGE)).toEqual([
    { isGood: true, words: 'home page' },
    { isGood: true, words: 'security headers' },
    { isGood: true, words: '/api/session' },
    { isGood: true, words: '/.well-known/jwks.json' },
  ]);
});

test('a site that does not answer is one finding, with the cause', async () => {
  const input = { origin: 'https://acme.test', patienceMs: 0 };
  expect(await checkLive({ ...input, fetch: fetchNobody })).toEqual([
    { isGood: false, words: 'no answer: getaddrinfo ENOTFOUND acme.test' },
  ]);
});

test('another home page than the published one is named', async () => {
  expect(await badOnes({}, '<!doctype html><title>Before</title>')).toEqual([
    expect.stringContaining('home page: not the one that was published'),
  ]);
});

test.each([
  ['/', new Response('', { status: 522 }), ['home page: status 522']],
  ['/api/session', Response.json({}, { status: 503 }), ['/api/session: status 503']],
  ['/api/session', new Response('<html>', { status: 401 }), ['/api/session: Unexpected token']],
  ['/.well-known/jwks.json', Response.json({ keys: [] }), ['/.well-known/jwks.json: Invalid']],
])('%s is judged', async (path, answer, expected) => {
  const found = await badOnes({ [path]: answer });
  for (const words of expected) {
    expect(found).toContainEqual(expect.stringContaining(words));
  }
});

test('headers that are missing or changed are named', async () => {
  const headers = new Headers(answersOfLiveSite()['/'].headers);
  headers.delete('Strict-Transport-Security');
  headers.set('Content-Security-Policy', "default-src 'self'");
  expect(await badOnes({ '/': new Response(HOME_PAGE, { headers }) })).toEqual([
    'security headers: missing or changed: Strict-Transport-Security, Content-Security-Policy',
  ]);
});
