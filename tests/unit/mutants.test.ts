/** The planted faults still have their places; `npm run mutants` shows that the tests notice them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../mutants/index.ts';

test('every fault has a name of its own and one place in the code', () => {
  const names = mutants.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);

  const misplaced = mutants.flatMap(({ name, and, ...first }) =>
    [first, ...and]
      .filter(
        ({ file, from, to }) => to === from || readFileSync(file, 'utf8').split(from).length !== 2,
      )
      .map(({ file }) => `${name}: ${file}`),
  );
  expect(misplaced).toEqual([]);
});
