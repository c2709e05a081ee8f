import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipFiles } from '../../../../../web/features/check-screen/unzip-files.ts';

const pathsIn = (files: Record<string, string>) =>
  unzipFiles(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  ).map(({ path }) => path);

test('takes configuration files only, and none of others', () => {
  const wanted = { '.github/workflows/ci.yml': 'on: push', 'web/Dockerfile': 'FROM a' };
  const others = {
    'logo.png': 'x',
    'empty.yml': '',
    'node_modules/a/b.yml': 'a',
    '.git/config': 'a',
    '__MACOSX/a.yml': 'a',
  };
  expect(pathsIn({ ...wanted, ...others })).toEqual(Object.keys(wanted));
});

test('leaves out what is larger than a file may be, and takes a hundred at most', () => {
  expect(pathsIn({ 'a.yml': 'a'.repeat(1024 * 1024 + 1), 'b.yml': 'b' })).toEqual(['b.yml']);
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`${index}.yml`, 'a']));
  expect(pathsIn(many)).toHaveLength(100);
});

test('refuses what is no zip', () => {
  expect(() => unzipFiles(strToU8('on: push\n'))).toThrow();
});
