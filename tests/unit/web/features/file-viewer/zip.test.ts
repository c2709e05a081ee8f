import { execFileSync } from 'node:child_process';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
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

describe('an archive', () => {
  test('holds the files as they are, folders, dots and all letters included', async () => {
    const files = [
      file('.github/workflows/ci.yml', 'on: push\n', 'yaml'),
      file('Jenkinsfile', 'pipeline {}\n', 'groovy'),
      file('größe/日本.md', '# 😀\n', 'markdown'),
      file('1', 'numeric'),
      file('leer.txt', ''),
    ];
    const unzipped = unzipSync(await bytesOf(files));
    const read = Object.entries(unzipped).map(([path, bytes]) => [path, strFromU8(bytes)]);
    expect(new Map(read.map(([path, text]) => [path, text]))).toEqual(
      new Map(files.map(({ path, text }) => [path, text])),
    );
  });

  test('is a ZIP file', async () => {
    const blob = await createZip([file('a.txt')], day);
    expect(blob.type).toBe('application/zip');
  });

  test('says that its names are UTF-8', async () => {
    const view = new DataView((await bytesOf([file('größe.txt')])).buffer);
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    expect(view.getUint16(6, true) & 0x0800).toBe(0x0800);
  });

  test('makes scripts executable, and nothing else', async () => {
    const bytes = await bytesOf([
      file('run.sh', '#!/bin/sh\n', 'shell'),
      file('a.yml', '', 'yaml'),
    ]);
    const modes: Record<string, string> = {};
    const view = new DataView(bytes.buffer);
    for (let offset = 0; offset < bytes.length - 4; offset += 1) {
      if (view.getUint32(offset, true) !== 0x02014b50) continue;
      const nameLength = view.getUint16(offset + 28, true);
      const name = strFromU8(bytes.subarray(offset + 46, offset + 46 + nameLength));
      expect(bytes[offset + 5], 'made by Unix').toBe(3);
      modes[name] = (view.getUint32(offset + 38, true) >>> 16).toString(8);
    }
    expect(modes).toEqual({ 'run.sh': '100755', 'a.yml': '100644' });
  });

  test('has the same bytes for the same files and day, in any time zone', async () => {
    const files = [file('b.txt', 'b'), file('a.txt', 'a'.repeat(1000))];
    expect(await bytesOf(files)).toEqual(await bytesOf(files));
    expect(await bytesOf(files, new Date('2026-11-21T00:00:00Z'))).toEqual(await bytesOf(files));
    const script = `
      import { createZip } from '${new URL('../../../../../web/features/file-viewer/zip.ts', import.meta.url)}';
      const zip = await createZip(${JSON.stringify(files)}, new Date('${day.toISOString()}'));
      process.stdout.write(Buffer.from(await zip.arrayBuffer()).toString('base64'));`;
    const inZone = (zone: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
    const expected = Buffer.from(await bytesOf(files)).toString('base64');
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      expect(inZone(zone), zone).toBe(expected);
    }
  });

  test.each([new Date(0), new Date('1979-12-31'), new Date('2200-01-01')])(
    'is made at %s too, which its clock cannot tell',
    async (moment) => {
      expect((await bytesOf([file('a.txt')], moment)).length).toBeGreaterThan(50);
    },
  );

  test.each([
    '',
    '/etc/passwd',
    '../a',
    'a/../../b',
    'a/./b',
    'a//b',
    'a/',
    '..',
    'C:/a',
    'a\\b',
    'a\u0000b',
    'a\nb',
    'a?',
    'con',
    'aux.txt',
    'a.',
    'a ',
    '\ud800',
  ])('is refused for the path %j', async (path) => {
    await expect(createZip([file(path)], day)).rejects.toThrow(RangeError);
  });

  test.each([
    [['a.txt', 'a.txt']],
    [['README.md', 'readme.md']],
    [['\u00e9.txt', 'e\u0301.txt']],
    [['a', 'a/b']],
  ])('is refused when two files would be one: %j', async (paths) => {
    await expect(
      createZip(
        paths.map((path) => file(path)),
        day,
      ),
    ).rejects.toThrow(RangeError);
  });
});
