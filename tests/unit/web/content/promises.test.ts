/** Pages take what the site claims and promises from web/content/promises.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUses } from '../../../../scripts/operate/promises.ts';
import { promises } from '../../../../web/content/promises.ts';

const folder = new URL('../../../../web/content/', import.meta.url);

const UNIT = '(?:minutes?|hours?|days?|weeks?|months?|years?)';
const PROMISE = new RegExp(
  [
    `\\b(?:within|in under|in less than) (?:an?|[a-z]+|\\d+) (?:(?:working|business|calendar) )?${UNIT}\\b`,
    '\\b(?:working|business) days?\\b',
    `\\b\\d[\\d.,]*[ -]${UNIT}\\b`,
    '24/7|around the clock|day and night|\\bat (?:any|all|every) hours?\\b',
    '\\b\\d[\\d.,]* ?%',
    '\\b\\d{2,}\\+',
    '\\b(?:every|each|once a|twice a|per) (?:week|month|quarter|year)\\b',
    '\\bguarantee|\\bcertified\\b|\\baccredited\\b|\\baward',
  ].join('|'),
  'gi',
);

/** Texts that promise nothing of a company, by the start of their path. */
const NO_PROMISES: Readonly<Record<string, string>> = {
  'promises.ts': 'the list itself',
  'case-studies/stories-': 'examples, which the page labels',
  'blog/': 'techniques, with the figures of their examples',
  'whitepapers/': 'figures of worked examples',
  'webinars/': 'the length of a session, which is agreed with its audience',
  'products/fragments/': 'pictures of an example',
  'accounts/': 'limits of the software, from worker/contract and tested there',
  'workspace/': 'limits of the software',
  'consent.ts': 'how long the cookies of a third party last',
  'documentation/account.md': 'limits of the software, tested in tests/worker',
  'documentation/onboarding.md': 'limits of the software, tested in tests/e2e',
};

/** Phrases that look like a promise and are none, or that the specification writes itself, by file. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'booking.ts': { '30-minute': 'the length of the demo, as an adjective' },
  'case-studies/page.ts': { '24/7': 'a highlight of the specification' },
  'home.ts': {
    '92%, 10%': 'pictures of a run and a canary',
    '400 days, 45 days': 'a result of an example',
  },
  'pricing.ts': {
    '24/7, 70%': 'names of claims of the specification',
    '20%': 'an example of a smaller saving',
  },
  'documentation/cloud-migrations.md': { '30 days': 'how discovery works' },
  'documentation/getting-started.md': { 'each week': 'how a project runs' },
  'legal/privacy.md': {
    '15 minutes, 30 minutes, 10 minutes, 5 minutes':
      'limits of the software, tested in tests/worker',
    'within 1 hour, within 25 hours, 12 hours': 'limits of the software, tested in tests/worker',
    '30 days, 90 days, 1 year': 'limits of the software, tested in tests/worker',
    '2 years': 'cookies of Google, and the HSTS header',
    '3 months': 'set by the Analytics Engine',
  },
  'legal/security.md': { '90 days': 'tested in tests/worker' },
  'legal/terms.md': {
    '12 hours, 30 days': 'how long a session lasts',
    '10%': 'the limit of refunds, from its other side',
    'business day': 'what the term means',
    '7 days, 12 months': 'clauses for a lawyer to read',
  },
  'news/a-second-factor-for-accounts.md': { '30 days': 'tested' },
  'products/cloud-migrations.ts': { '30 days': 'how discovery works' },
  'products/monitoring-logging.ts': {
    '1%, 2%, within an hour': 'settings of sampling and of a burn-rate alert',
  },
};
const excepted = Object.entries(EXCEPTIONS).flatMap(([file, phrases]) =>
  Object.keys(phrases).flatMap((some) => some.split(', ').map((phrase) => `${file}: ${phrase}`)),
);

/** Without comments, testimonials (which the page labels) and words that come from the list. */
function wordsOf(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^ {2}testimonials: \{[\s\S]*?^ {2}\},/m, '')
    .replaceAll(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, '');
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:ts|md)$/.test(file))
  .toSorted();

const found = files
  .filter((file) => !Object.keys(NO_PROMISES).some((start) => file.startsWith(start)))
  .flatMap((file) =>
    [...wordsOf(file).matchAll(PROMISE)].map(([phrase]) => `${file}: ${phrase.toLowerCase()}`),
  );

test('each promise is used, and none that does not exist', () => {
  expect([...findUses().keys()].toSorted()).toEqual(Object.keys(promises).toSorted());
});

test('promises stand in their list, and not beside it', () => {
  const task = 'Name it in web/content/promises.ts, or in EXCEPTIONS if it promises nothing.';
  expect(
    found.filter((phrase) => !excepted.includes(phrase)),
    task,
  ).toEqual([]);
});

test('no exception is there that is no longer needed', () => {
  expect(excepted.filter((phrase) => !found.includes(phrase))).toEqual([]);
});
