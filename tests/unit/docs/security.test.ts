import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test.each([
  ['docs/security.md', 60],
  ['web/content/legal/security.md', 10],
])('every test that %s names is there', async (file, least) => {
  const page = await readFile(file, 'utf8');
  const paths = [...page.matchAll(/`((?:worker|unit|e2e|deep)\/[^`\s]*)`/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(least);
  expect(paths.filter((path) => !existsSync(`tests/${path}`))).toEqual([]);
});
