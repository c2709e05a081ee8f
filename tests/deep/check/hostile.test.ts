/** No input costs the check more than linear time: a quadratic step would take seconds here. */
import { expect, test } from 'vitest';
import {
  type ConfigKind,
  detectKind,
  FILE_MAX_BYTES,
} from '../../../web/features/file-check/check-file.ts';
import { checkText } from '../../unit/web/features/file-check/check.ts';
import { kinds } from '../../unit/web/features/file-check/examples.ts';
import { hostilePieces } from '../../unit/web/features/file-check/hostile-pieces.ts';
import { mistakes } from '../../unit/web/features/file-check/mistakes.ts';

const LONG_CHARS = FILE_MAX_BYTES / 32;
const LIMIT_MS = 3000;

interface Input {
  readonly kind: ConfigKind;
  readonly piece: string;
  readonly chars?: number;
  readonly limitMs?: number;
}

const repeat = (piece: string, chars: number) =>
  piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);

/** Takes processor time, which does not depend on other processes. */
async function slowOnes(inputs: readonly Input[]): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const { kind, piece, chars = LONG_CHARS, limitMs = LIMIT_MS } of inputs) {
    const text = repeat(piece, chars);
    const startedAt = process.cpuUsage();
    detectKind('config', text);
    await checkText(kind, text);
    const { user, system } = process.cpuUsage(startedAt);
    const ms = (user + system) / 1000;
    if (ms > limitMs) slow.push(`${kind}, ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
  }
  return slow;
}

const OWN_SYNTAX = ['jenkinsfile', 'terraform', 'dockerfile', 'json', 'text', 'yaml'] as const;

test('one piece of syntax over and over', async () => {
  const inputs = OWN_SYNTAX.flatMap((kind) => hostilePieces.map((piece) => ({ kind, piece })));
  expect(await slowOnes(inputs)).toEqual([]);
});

test('one mistake over and over', async () => {
  const inputs = mistakes.flatMap(({ kind, wrong: [piece] }) =>
    piece === undefined ? [] : { kind, piece: `${piece}\n` },
  );
  expect(await slowOnes(inputs)).toEqual([]);
});

test('1 MiB on one line', async () => {
  const pieces = ['a', 'a: {b: [', '${"${'];
  const inputs = kinds.flatMap((kind) =>
    pieces.map((piece) => ({ kind, piece, chars: FILE_MAX_BYTES })),
  );
  expect(await slowOnes(inputs)).toEqual([]);
});

// The YAML library takes two seconds for the worst of them, hence the limit of its size.
test('as much YAML as is read at all', async () => {
  const inputs = ['[', ']', '- '].map((piece) => {
    return { kind: 'kubernetes', piece, chars: 99_000, limitMs: 3 * LIMIT_MS } as const;
  });
  expect(await slowOnes(inputs)).toEqual([]);
});
