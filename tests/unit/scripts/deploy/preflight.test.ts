import { describe, expect, test } from 'vitest';
import type { DeployConfig } from '../../../../scripts/deploy/config.ts';
import {
  findMissingDomain,
  findProblems,
  isPlaceholder,
} from '../../../../scripts/deploy/preflight.ts';
import { readSettings } from '../../../../scripts/settings.ts';
import { READY } from './live-site.ts';

const CONFIG: DeployConfig = {
  worker: 'onego-devops',
  routes: ['www.acme.test'],
  isOnWorkersDev: undefined,
  hasMailBinding: true,
  file: 'wrangler.toml',
  database: 'onego-devops',
  databaseId: undefined,
  place: [],
  isDryRun: false,
};

function problemsOf({ env = {}, config = {}, hasSecret = true, accept = '' } = {}) {
  const all = { ...READY, ...env, ONEGO_ACCEPT: accept };
  const settings = readSettings(all);
  return findProblems({ settings, config: { ...CONFIG, ...config }, hasSecret }, all);
}

const codesOf = (deployment: Parameters<typeof problemsOf>[0]) =>
  problemsOf(deployment).map(({ code }) => code);

describe('a deployment', () => {
  test('that is ready has no problem', () => {
    expect(problemsOf()).toEqual([]);
  });

  test.each([
    ['origin', { env: { ONEGO_ORIGIN: 'https://www.onego-devops.example' } }],
    ['origin', { env: { ONEGO_ORIGIN: 'https://example.com' } }],
    ['origin', { env: { ONEGO_ORIGIN: 'http://localhost:8787' } }],
    ['address', { env: { ONEGO_ORIGIN: 'https://acme.test' } }],
    ['address', { env: { ONEGO_ORIGIN: 'https://other-name.acme.workers.dev' } }],
    [
      'address',
      {
        env: { ONEGO_ORIGIN: 'https://onego-devops.acme.workers.dev' },
        config: { isOnWorkersDev: false },
      },
    ],
    ['demo-accounts', { env: { ONEGO_DEMO_ACCOUNTS: 'on' } }],
    ['mail', { env: { ONEGO_MAIL_FROM: 'accounts@acme.example' } }],
    ['mail', { env: { ONEGO_CONTACT_EMAIL: 'hello@acme.example' } }],
    ['mail', { config: { hasMailBinding: false } }],
    ['links', { env: { ONEGO_COPILOT_URL: 'https://edzy.acme.example/' } }],
    ['links', { env: { ONEGO_SOCIAL_URLS: 'https://x.com/acme https://youtube.example/' } }],
    ['terms', { env: { ONEGO_LEGAL_ENTITY: '' } }],
    ['terms', { env: { ONEGO_ADDRESS: '' } }],
    ['secret', { hasSecret: false }],
  ])('has the problem %s with %j', (code, deployment) => {
    expect(codesOf(deployment)).toEqual([code]);
  });

  test('may be on workers.dev', () => {
    expect(codesOf({ env: { ONEGO_ORIGIN: 'https://onego-devops.acme.workers.dev' } })).toEqual([]);
  });

  test('has only the problems that nobody has accepted', () => {
    const env = { ONEGO_DEMO_ACCOUNTS: 'on', ONEGO_MAIL_FROM: 'a@acme.example' };
    expect(codesOf({ env, accept: 'demo-accounts' })).toEqual(['mail']);
    expect(codesOf({ env, accept: 'mail, demo-accounts' })).toEqual([]);
    expect(() => codesOf({ accept: 'everything' })).toThrow('ONEGO_ACCEPT may list origin, ');
  });
});

test.each([
  ['www.acme.test', undefined],
  ['www.acme.test/*', undefined],
  ['https://www.acme.test/*', undefined],
  ['*.acme.test/*', undefined],
  ['acme.test', 'www.acme.test'],
  ['www.acme.test.other.test', 'www.acme.test'],
])('with the route %s the domain %s is to be attached', (pattern, domain) => {
  const config = { ...CONFIG, routes: [pattern] };
  expect(findMissingDomain(readSettings(READY), config)).toBe(domain);
});

test.each(['https://my-example.com', 'https://example.acme.test', 'https://localhost.acme.test'])(
  '%s is an address like any other',
  (url) => expect(isPlaceholder(url)).toBe(false),
);
