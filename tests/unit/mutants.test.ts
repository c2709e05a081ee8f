/** The planted faults still have their places; `npm run mutants` shows that the tests notice them. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../mutants/index.ts';

test.each(mutants)(
  '“$name” has one place in the code, and tests',
  ({ tests, and = [], ...first }) => {
    for (const { file, from, to } of [first, ...and]) {
      expect(readFileSync(file, 'utf8').split(from), file).toHaveLength(2);
      expect(to).not.toBe(from);
    }
    for (const path of tests) expect(existsSync(path), path).toBe(true);
  },
);
