import { expect, test } from 'vitest';
import { checkFile } from '../../../../../web/features/file-check/check-file.ts';
import {
  acceptedExtensions,
  FILE_MAX_BYTES,
  isAcceptedName,
} from '../../../../../web/features/file-check/file-limits.ts';
import { checkText } from './check.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

async function refusalOf(chosen: File): Promise<string | undefined> {
  const check = await checkFile(chosen, checkText);
  if (check.accepted) return undefined;
  expect(check.message).toMatch(/\.$/);
  return check.refusal;
}

test('a chosen file is refused when it is empty, or has nothing but space', async () => {
  expect(await refusalOf(file('a.yml'))).toBe('empty');
  expect(await refusalOf(file('Jenkinsfile', ' \n\t\n'))).toBe('empty');
  expect(await refusalOf(file('a.yml', '\uFEFF'))).toBe('empty');
});

test('a chosen file may have 1 MiB and not a byte more', async () => {
  expect(FILE_MAX_BYTES).toBe(1_048_576);
  expect(await refusalOf(file('a.txt', 'a'.repeat(FILE_MAX_BYTES)))).toBeUndefined();
  expect(await refusalOf(file('a.txt', 'a'.repeat(FILE_MAX_BYTES + 1)))).toBe('too-large');
});

test('a chosen file is refused when it is binary, whatever its name says', async () => {
  expect(await refusalOf(file('a.yml', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])))).toBe(
    'binary',
  );
  expect(await refusalOf(file('a.json', 'a\u0000b'))).toBe('binary');
});

test('a chosen file is refused by its type', async () => {
  for (const name of ['a.pdf', 'a.zip', 'x.yml.gz']) {
    expect(await refusalOf(file(name, 'text')), name).toBe('wrong-type');
  }
});

test('a chosen file is refused with a word when the browser cannot read it', async () => {
  const gone = file('a.yml', 'a: 1');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await refusalOf(gone)).toBe('unreadable');
});

test('a chosen file is accepted by each extension, in any letter case, and by names without one', () => {
  for (const extension of acceptedExtensions) expect(isAcceptedName(`a.${extension}`)).toBe(true);
  for (const name of ['A.YML', 'Dockerfile.web', 'Jenkinsfile.prod', '.env', 'x/.travis.yml']) {
    expect(isAcceptedName(name), name).toBe(true);
  }
});

test('a chosen file is read as UTF-8, as UTF-16 with a mark, and else as Windows-1252', async () => {
  const tabbed = 'name: Grüße\n\ta: 1\n';
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(tabbed, (c) => c.charCodeAt(0)).buffer),
  ]);
  const windows = Uint8Array.from(tabbed, (character) => character.charCodeAt(0));
  for (const bytes of [new TextEncoder().encode(tabbed), utf16, windows]) {
    const check = await checkFile(file('a.yml', bytes), checkText);
    expect(check).toMatchObject({
      accepted: true,
      kind: 'yaml',
      findings: [{ severity: 'error', rule: 'yaml-syntax', line: 2 }],
    });
  }
});

test('a chosen file is named and checked', async () => {
  const check = await checkFile(file('Dockerfile', 'FROM node\nUSER 1000\n'), checkText);
  expect(check).toEqual({
    accepted: true,
    kind: 'dockerfile',
    text: 'FROM node\nUSER 1000\n',
    findings: [
      {
        severity: 'hint',
        rule: 'moving-image',
        message: '“node” has no tag, so it means latest. Name the exact version.',
        line: 1,
        column: 1,
      },
    ],
  });
});
