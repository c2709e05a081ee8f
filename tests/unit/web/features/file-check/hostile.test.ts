/**
 * For any input, the check finishes quickly, does not throw, and reports positions inside the file.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConfigKind,
  detectKind,
  FILE_MAX_BYTES,
} from '../../../../../web/features/file-check/check-file.ts';
import { findJsonError } from '../../../../../web/features/file-check/json-syntax.ts';
import { sample, sampleRuns } from '../../../../setup/sample.ts';
import { checkText } from './check.ts';
import { kinds } from './examples.ts';
import { mistakes } from './mistakes.ts';

/**
 * Fragments that tend to trigger backtracking in regular expressions and deep nesting in parsers.
 */
const pieces = [
  ...'[]{}()"\'\\`#:,-?*&!|>%@=$/<~.^ \t\n\r',
  '${',
  '%{',
  '<<A\n',
  '/*',
  '- ',
  ': ',
  '? ',
  '---\n',
  '&a ',
  '*a ',
  '!!str ',
  'a: b\n',
  'password=',
  'token: ',
  'a://b:',
  'curl ',
  'image: a\n',
  'FROM a\n',
  'RUN a \\\n',
  'ingress {',
  'uses: a@b\n',
  '${{ github.event.',
  '$(Build.',
  '-----BEGIN ',
  '\u2028',
  '😀',
  '\ud800',
];

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.string({ maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));

async function expectInside(text: string, kind: ConfigKind): Promise<void> {
  const lines = text.split(/\r\n|\n|\r/);
  for (const { line, column } of await checkText(kind, text)) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 2);
  }
}

describe.each(kinds)('%s', (kind) => {
  test('is checked without an exception, and its findings stand inside the text', async () => {
    const examples = mistakes.flatMap((mistake) => [...mistake.wrong, ...mistake.right]);
    const damaged = fc
      .tuple(fc.constantFrom(...examples), fc.nat(), fc.constantFrom(...pieces))
      .map(([text, place, piece]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + piece + text.slice(at);
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostileText, damaged), async (text) => {
        await expectInside(text, kind);
        detectKind('config', text);
      }),
      { numRuns: sampleRuns({ usual: 20, weekly: 100 }) },
    );
  });
});

/** Long enough that a quadratic step takes seconds and a linear one milliseconds. */
const LONG_CHARS = FILE_MAX_BYTES / 32;
const PATIENCE_MS = 3000;

/** Measures CPU time, which does not depend on other processes. */
async function expectSoon(kind: ConfigKind, text: string, limitMs = PATIENCE_MS): Promise<void> {
  const startedAt = process.cpuUsage();
  detectKind('config', text);
  await checkText(kind, text);
  const { user, system } = process.cpuUsage(startedAt);
  expect((user + system) / 1000).toBeLessThan(limitMs);
}

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const ownSyntax = ['jenkinsfile', 'terraform', 'dockerfile', 'json', 'text', 'yaml'] as const;

/** Each kind with some of the texts. */
const pair = <Kind>(some: readonly Kind[], texts: readonly string[], count: number) =>
  sample(
    some.flatMap((kind) => texts.map((text) => [text, kind] as const)),
    count,
  );

test.each(pair(ownSyntax, pieces, 40))(
  '%j over and over is checked in time, as %s',
  async (piece, kind) => {
    await expectSoon(kind, fill(piece, LONG_CHARS));
  },
);

test.each(sample(mistakes, 30))(
  '$kind: many of $rule are checked in time',
  async ({ kind, wrong }) => {
    await expectSoon(kind, fill(`${wrong[0]}\n`, LONG_CHARS));
  },
);

test.each(pair(kinds, ['a', 'a: {b: [', '${"${'], 6))(
  '1 MiB of %j on one line is checked in time, as %s',
  async (piece, kind) => {
    await expectSoon(kind, fill(piece, FILE_MAX_BYTES));
  },
);

// The YAML library takes two seconds for the worst input on a fast machine, hence the size limit.
test.each(sample(['[', ']', '- '], 1))(
  'as much YAML as is read at all, of %j, is checked in time',
  async (piece) => {
    await expectSoon('kubernetes', fill(piece, 99_000), 3 * PATIENCE_MS);
  },
);

test('more YAML than can be read in time is said, and searched as text', async () => {
  const findings = await checkText(
    'github-workflow',
    `${'a: b\n'.repeat(60_000)}password: hunter22\n`,
  );
  expect(findings.map(({ rule }) => rule)).toEqual(['too-much-yaml', 'plain-text-secret']);
});

test('our JSON reader and the browser’s agree on what is JSON', () => {
  const nearlyJson = fc.oneof(
    fc.json(),
    fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom(...'[]{},:"0-1e.t\\ \n'))
      .map(([text, place, character]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + character + text.slice(at + (place % 2));
      }),
  );
  fc.assert(
    fc.property(nearlyJson, (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(findJsonError(text) === undefined, text).toBe(isJson);
    }),
    { numRuns: sampleRuns({ usual: 500, weekly: 2000 }) },
  );
});
