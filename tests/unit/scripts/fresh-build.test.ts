import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, isFresh } from '../../../scripts/fresh-build.ts';
import { readSettings } from '../../../scripts/settings.ts';

const FILES = [
  'dist/index.html',
  'worker/site.gen.ts',
  'package-lock.json',
  'public/robots.txt',
  'scripts/build.ts',
  'vite.config.ts',
  'web/pages/home.tsx',
  'web/routeTree.gen.ts',
  'worker/auth/password-parameters.ts',
  'worker/auth/passwords.ts',
  'worker/contract/api.ts',
  'worker/db/users.ts',
  'worker/http/headers.ts',
];
const settings = readSettings({});
const BEFORE = new Date(Date.now() - 60_000);
const LATER = new Date(Date.now() + 60_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'onego-fresh-'));
  for (const file of FILES) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  for (const file of FILES.flatMap((each) => [each, dirname(each)])) touch(file, BEFORE);
  touch('web', BEFORE);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is fresh once it is done, with the same settings', () => {
  const noteBuilt = beginBuild(settings, root);
  expect(isFresh(settings, root)).toBe(false);
  noteBuilt();
  expect(isFresh(settings, root)).toBe(true);
  expect(isFresh(readSettings({ ONEGO_BRAND: 'Acme' }), root)).toBe(false);
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isFresh(settings, root)).toBe(false);
});

test.each([
  ['web/pages', false],
  ['worker/http/headers.ts', false],
  ['worker/db/users.ts', true],
  ['web/routeTree.gen.ts', true],
])('after a change of %s, fresh is %s', (path, fresh) => {
  beginBuild(settings, root)();
  touch(path, LATER);
  expect(isFresh(settings, root)).toBe(fresh);
});

function touch(path: string, time: Date): void {
  utimesSync(join(root, path), time, time);
}
