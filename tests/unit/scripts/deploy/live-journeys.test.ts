import { expect, test } from 'vitest';
import { walkJourneys } from '../../../../scripts/deploy/live-journeys.ts';

const origin = 'https://acme.test';
const account = { email: 'kim@acme.test', password: 'four lamps on one line' };

/** A site with one page more than the start, whose answers can be replaced by path. */
function walk(replaced: Readonly<Record<string, () => Response>> = {}) {
  let isLoggedIn = false;
  const answers: Readonly<Record<string, () => Response>> = {
    '/sitemap.xml': () => new Response(`<loc>${origin}/</loc><loc>${origin}/about</loc>`),
    '/': () => new Response('<h1>Acme</h1>'),
    '/about': () => new Response('<h1>About</h1>'),
    '/search': () => new Response('<mark>pipeline</mark>'),
    '/api/login': () => {
      isLoggedIn = true;
      return new Response('{}', { headers: { 'Set-Cookie': 'session=1; Path=/' } });
    },
    '/api/session': () => new Response('{}', { status: isLoggedIn ? 200 : 401 }),
    '/api/logout': () => {
      isLoggedIn = false;
      return new Response('{}');
    },
    ...replaced,
  };
  const fetch = async (url: unknown) =>
    answers[new URL(String(url)).pathname]?.() ?? new Response('', { status: 404 });
  return walkJourneys({ origin, fetch, account });
}

test('a site on which everything works has good findings only', async () => {
  expect((await walk()).map(({ isGood }) => isGood)).toEqual([true, true, true]);
});

test.each([
  ['/about', () => new Response('', { status: 404 }), 'no page at /about (404)'],
  ['/about', () => new Response('<p>'), 'no page at /about (200)'],
  ['/sitemap.xml', () => new Response('<loc>https://old.test/</loc>'), 'names https://old.test'],
  ['/search', () => new Response('<p>Nothing'), 'nothing was found'],
  ['/api/login', () => new Response('', { status: 503 }), 'login answers 503'],
  ['/api/logout', () => new Response('{}'), 'after logout, the session answers 200'],
])('%s is judged', async (path, answer, words) => {
  const bad = (await walk({ [path]: answer })).filter(({ isGood }) => !isGood);
  expect(bad).toEqual([expect.objectContaining({ words: expect.stringContaining(words) })]);
});
