import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('every test that the security page names is there', async () => {
  const page = await readFile('docs/security.md', 'utf8');
  const paths = [...page.matchAll(/`((?:worker|unit|e2e|deep)\/[^`\s]*)`/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(`tests/${path}`))).toEqual([]);
});
