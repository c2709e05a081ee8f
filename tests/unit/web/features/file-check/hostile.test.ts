/** For any input the check does not throw, and reports positions inside the file. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectKind } from '../../../../../web/features/file-check/check-file.ts';
import { checkText } from './check.ts';
import { kinds } from './examples.ts';
import { hostilePieces } from './hostile-pieces.ts';
import { mistakes } from './mistakes.ts';

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostilePieces),
      fc.string({ maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));

const examples = mistakes.flatMap(({ wrong, right }) => [...wrong, ...right]);
const damagedExample = fc
  .tuple(fc.constantFrom(...examples), fc.nat(), fc.constantFrom(...hostilePieces))
  .map(([text, place, piece]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + piece + text.slice(at);
  });

test('any text of any kind is checked, and its findings stand inside it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.oneof(hostileText, damagedExample),
      async (kind, text) => {
        detectKind('config', text);
        const lines = text.split(/\r\n|\n|\r/);
        const outside = (await checkText(kind, text)).filter(
          ({ line, column }) =>
            line < 1 || column < 1 || column > (lines[line - 1]?.length ?? Number.NaN) + 2,
        );
        expect(outside).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('more YAML than can be read in time is said, and searched as text', async () => {
  const findings = await checkText(
    'github-workflow',
    `${'a: b\n'.repeat(60_000)}password: hunter22\n`,
  );
  expect(findings.map(({ rule }) => rule)).toEqual(['too-much-yaml', 'plain-text-secret']);
});
