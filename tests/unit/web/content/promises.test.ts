/** Pages take what the site claims and promises from web/content/promises.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

/** Phrases that look like a promise and are none, or that the specification writes itself. */
const EXCEPTIONS: readonly { file: string; phrases: readonly string[]; why: string }[] = [
  { file: 'booking.ts', phrases: ['30-minute'], why: 'the length of the demo, as an adjective' },
  { file: 'case-studies/page.ts', phrases: ['24/7'], why: 'a highlight of the specification' },
  { file: 'home.ts', phrases: ['92%', '10%'], why: 'pictures of a run and a canary' },
  { file: 'home.ts', phrases: ['400 days', '45 days'], why: 'a result of an example' },
  { file: 'pricing.ts', phrases: ['24/7', '70%'], why: 'names of claims of the specification' },
  { file: 'pricing.ts', phrases: ['20%'], why: 'an example of a smaller saving' },
  {
    file: 'documentation/cloud-migrations.md',
    phrases: ['30 days'],
    why: 'how discovery works',
  },
  { file: 'documentation/getting-started.md', phrases: ['each week'], why: 'how a project runs' },
  {
    file: 'legal/privacy.md',
    phrases: [
      '15 minutes',
      '30 minutes',
      '10 minutes',
      '5 minutes',
      'within 1 hour',
      'within 25 hours',
      '12 hours',
    ],
    why: 'limits of the software, tested in tests/worker',
  },
  {
    file: 'legal/privacy.md',
    phrases: ['30 days', '90 days', '1 year'],
    why: 'limits of the software, tested in tests/worker',
  },
  { file: 'legal/privacy.md', phrases: ['2 years'], why: 'cookies of Google, and the HSTS header' },
  { file: 'legal/privacy.md', phrases: ['3 months'], why: 'set by the Analytics Engine' },
  { file: 'legal/security.md', phrases: ['90 days'], why: 'tested in tests/worker' },
  { file: 'legal/terms.md', phrases: ['12 hours', '30 days'], why: 'how long a session lasts' },
  { file: 'legal/terms.md', phrases: ['10%'], why: 'the limit of refunds, from its other side' },
  { file: 'legal/terms.md', phrases: ['business day'], why: 'what the term means' },
  { file: 'legal/terms.md', phrases: ['7 days', '12 months'], why: 'clauses for a lawyer to read' },
  { file: 'news/a-second-factor-for-accounts.md', phrases: ['30 days'], why: 'tested' },
  { file: 'products/cloud-migrations.ts', phrases: ['30 days'], why: 'how discovery works' },
  {
    file: 'products/monitoring-logging.ts',
    phrases: ['1%', '2%', 'within an hour'],
    why: 'settings of sampling and of a burn-rate alert',
  },
];

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
    [...wordsOf(file).matchAll(PROMISE)].map(([phrase]) => ({
      file,
      phrase: phrase.toLowerCase(),
    })),
  );

describe('promises', () => {
  test('are used, each of them, and none that does not exist', () => {
    expect([...findUses().keys()].toSorted()).toEqual(Object.keys(promises).toSorted());
  });

  test('stand in their list, and not beside it', () => {
    const isExcepted = (one: (typeof found)[number]) =>
      EXCEPTIONS.some(({ file, phrases }) => one.file === file && phrases.includes(one.phrase));
    const task = 'Name it in web/content/promises.ts, or in EXCEPTIONS if it promises nothing.';
    expect(
      found.filter((one) => !isExcepted(one)),
      task,
    ).toEqual([]);
  });

  test('have no exception that is no longer needed', () => {
    const unused = EXCEPTIONS.flatMap(({ file, phrases }) =>
      phrases.filter((phrase) => !found.some((one) => one.file === file && one.phrase === phrase)),
    );
    expect(unused).toEqual([]);
  });
});
