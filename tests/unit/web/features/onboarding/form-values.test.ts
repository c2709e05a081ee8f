import { expect, test } from 'vitest';
import {
  type DraftContent,
  EMPTY_CONTENT,
  mergeContent,
} from '../../../../../web/features/onboarding/form-values.ts';

function content({
  values,
  ...rest
}: Partial<Omit<DraftContent, 'values'>> & { values?: Partial<DraftContent['values']> }) {
  return { ...EMPTY_CONTENT, ...rest, values: { ...EMPTY_CONTENT.values, ...values } };
}

const file = { name: 'ci.yml', sizeBytes: 3 };

test.each([
  [
    'two fields that were empty',
    {},
    { values: { clientName: 'A' } },
    { values: { projectName: 'B' } },
    { values: { clientName: 'A', projectName: 'B' } },
  ],
  [
    'a field that both changed, where this tab is the later one',
    { values: { clientName: 'before' } },
    { values: { clientName: 'mine' } },
    { values: { clientName: 'theirs' } },
    { values: { clientName: 'mine' } },
  ],
  [
    'a field that was emptied here, and one that was emptied there',
    { values: { clientName: 'A', projectName: 'B' } },
    { values: { projectName: 'B' } },
    { values: { clientName: 'A' } },
    {},
  ],
  [
    'what a logout has erased: only what was typed since',
    { values: { clientName: 'A' }, done: ['owner'], file },
    { values: { clientName: 'A', projectName: 'B' }, done: ['owner'], file },
    {},
    { values: { projectName: 'B' } },
  ],
  [
    'ticks, one by one',
    { done: ['a', 'b'] },
    { done: ['b', 'c'] },
    { done: ['a', 'b', 'd'] },
    { done: ['b', 'c', 'd'] },
  ],
  ['a file chosen here, and a name given there', {}, { file }, { name: 'N' }, { file, name: 'N' }],
  ['a file removed here', { file }, {}, { file }, {}],
])('merges %s', (_, base, mine, stored, merged) => {
  expect(mergeContent(content(base), content(mine), content(stored))).toEqual(content(merged));
});
