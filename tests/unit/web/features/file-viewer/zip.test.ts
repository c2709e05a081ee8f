import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import type { StarterFile } from '../../../../../web/features/file-viewer/starter-file.ts';
import { createZip } from '../../../../../web/features/file-viewer/zip.ts';

const day = new Date('2026-11-21T23:59:00Z');
const file = (path: string, text = 'a', syntax: StarterFile['syntax'] = 'text') => ({
  path,
  syntax,
  text,
});
const bytesOf = async (files: readonly StarterFile[], createdAt = day) =>
  new Uint8Array(await (await createZip(files, createdAt)).arrayBuffer());

afterEach(() => {
  vi.unstubAllEnvs();
});

test('an archive has the files as they are, folders, dots and all letters included', async () => {
  const files = [
    file('.github/workflows/ci.yml', 'on: push\n', 'yaml'),
    file('Jenkinsfile', 'pipeline {}\n', 'groovy'),
    file('größe/日本.md', '# 😀\n', 'markdown'),
    file('1', 'numeric'),
    file('leer.txt', ''),
  ];
  expect((await createZip(files, day)).type).toBe('application/zip');
  const bytes = await bytesOf(files);
  const read = Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]);
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries(files.map(({ path, text }) => [path, text])),
  );
});

test('names are UTF-8, and scripts alone can be executed', async () => {
  const bytes = await bytesOf([file('größe.sh', '#!/bin/sh\n', 'shell'), file('a.yml')]);
  const view = new DataView(bytes.buffer);
  expect(view.getUint16(6, true) & 0x0800).toBe(0x0800);
  const modes: string[] = [];
  for (let offset = 0; offset < bytes.length - 4; offset += 1) {
    if (view.getUint32(offset, true) !== 0x02014b50) continue;
    expect(bytes[offset + 5], 'made by Unix').toBe(3);
    modes.push((view.getUint32(offset + 38, true) >>> 16).toString(8));
  }
  expect(modes).toEqual(['100755', '100644']);
});

test('the same files on the same day give the same bytes, in any time zone', async () => {
  const files = [file('b.txt', 'b'), file('a.txt', 'a'.repeat(1000))];
  const expected = await bytesOf(files);
  expect(await bytesOf(files, new Date('2026-11-21T00:00:00Z'))).toEqual(expected);
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    expect(day.getTimezoneOffset(), 'in this zone').not.toBe(0);
    expect(await bytesOf(files), zone).toEqual(expected);
  }
});

test('a day that its clock cannot tell is no fault', async () => {
  for (const moment of [new Date(0), new Date('1979-12-31'), new Date('2200-01-01')]) {
    expect((await bytesOf([file('a.txt')], moment)).length).toBeGreaterThan(50);
  }
});

test('unsafe paths, and files that would be one somewhere, are refused', async () => {
  for (const paths of [
    ...['', '/etc/passwd', '../a', 'a/../../b', 'a/./b', 'a//b', 'a/', 'C:/a', 'a\\b'],
    ...['a\u0000b', 'a\nb', 'a?', 'con', 'aux.txt', 'a.', 'a ', '\ud800'],
    ['a.txt', 'a.txt'],
    ['README.md', 'readme.md'],
    ['\u00e9.txt', 'e\u0301.txt'],
    ['a', 'a/b'],
  ]) {
    const files = [paths].flat().map((path) => file(path));
    await expect(createZip(files, day), JSON.stringify(paths)).rejects.toThrow(RangeError);
  }
});
