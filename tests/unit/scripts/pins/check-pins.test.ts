import { expect, test } from 'vitest';
import { checkPins, newestTag } from '../../../../scripts/pins/check-pins.ts';
import type { Fetch } from '../../../../scripts/pins/registries.ts';
import pins from '../../../../web/content/workspace/config/pins.json' with { type: 'json' };

const DIGEST = `sha256:${'1'.repeat(64)}`;
const COMMIT = '2'.repeat(40);

/** Registries as they answer: a challenge first, then tags and digests. */
const registries: Fetch = async (url, init) => {
  const { host, pathname } = new URL(url);
  const headers = new Headers(init?.headers);
  if (host === 'pypi.org') throw new TypeError('fetch failed');
  if (host === 'registry.npmjs.org') return Response.json({ version: '9.9.9' });
  if (host === 'rubygems.org') return Response.json({ version: '0.9.3' });
  if (pathname.endsWith('/releases/latest')) return Response.json({ tag_name: 'v99.0.0' });
  if (pathname.includes('/commits/v99.0.0')) return Response.json({ sha: COMMIT });
  if (pathname === '/token') return Response.json({ token: 'anonymous' });
  if (headers.get('authorization') !== 'Bearer anonymous') {
    return new Response(null, {
      status: 401,
      headers: { 'www-authenticate': `Bearer realm="https://${host}/token",service="s",scope="r"` },
    });
  }
  if (pathname === '/v2/library/node/tags/list') {
    return Response.json({ tags: ['26.10.0-bookworm', '26.11.0-bookworm', '27.0.0-bookworm'] });
  }
  if (pathname.endsWith('/tags/list')) return Response.json({ tags: [] });
  return new Response(null, { headers: { 'docker-content-digest': DIGEST } });
};

test('proposes what is newer, and keeps what cannot be looked up', async () => {
  const { proposed, changes, failures } = await checkPins(pins, registries, '2027-01-31');
  expect(proposed.packages.corepack).toMatchObject({ version: '9.9.9', seenOn: '2027-01-31' });
  expect(proposed.packages.uv).toEqual(pins.packages.uv);
  expect(proposed.packages['bundler-audit']).toMatchObject({
    version: '0.9.3',
    seenOn: '2027-01-31',
  });
  expect(proposed.actions['actions/cache']).toMatchObject({ version: 'v99.0.0', digest: COMMIT });
  expect(proposed.images['node-26']).toMatchObject({ tag: '26.11.0-bookworm', digest: DIGEST });
  expect(proposed.images['ruby-3.4']).toMatchObject({ tag: '3.4.10-trixie', digest: DIGEST });
  expect(changes).toContain('node-26: tag 26.10.0-bookworm → 26.11.0-bookworm');
  expect(changes).toContain(`ruby-3.4: digest missing → ${DIGEST}`);
  expect(failures.get('pypi.org cannot be reached from here.')).toContain('uv');
  expect(failures.size).toBe(2);
});

test.each([
  [
    'python-3.14',
    '3.14.7-slim-trixie',
    '3.14.10-slim-trixie 3.15.0-slim-trixie',
    '3.14.10-slim-trixie',
  ],
  ['trivy', '0.75.0', '0.76.0 0.76.0-amd64 latest', '0.76.0'],
  ['temurin-21', '21.0.12_8-jdk', '21.0.13_9-jdk 21.0.13_9-jre', '21.0.13_9-jdk'],
  ['maven-21', '3.9.16-eclipse-temurin-21', '3.9.17-eclipse-temurin-25', undefined],
  ['trivy', '0.75.0', '', undefined],
])('the newest of %s after %s in %s is %s', (id, tag, tags, newest) => {
  expect(newestTag(id, tag, tags.split(' '))).toBe(newest);
});
