import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSharedHash, toSharedHash } from '../../../../../web/features/check-screen/share.ts';
import { tryLink } from '../../../../../web/features/check-screen/try-link.ts';

test('files come back as they went', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const file = fc.record({ name: text, text });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 4 }), (files) => {
      expect(readSharedHash(toSharedHash(files) ?? '')).toEqual(files);
    }),
  );
});

test('the link of a page opens its example', () => {
  const text = 'on: push\n# “50 %”\n';
  const { hash } = new URL(tryLink('ci.yml', text), 'https://onego.example');
  expect(readSharedHash(hash)).toEqual([{ name: 'ci.yml', text }]);
});

test('what is too long for an address is not shared', () => {
  const text = randomBytes(16_000).toString('base64');
  expect(toSharedHash([{ name: 'a.yml', text }])).toBeUndefined();
  expect(toSharedHash([{ name: 'a.yml', text: 'a: b\n'.repeat(40_000) }])).toBeDefined();
});

test('another fragment holds no files', () => {
  for (const hash of ['', '#rules', '#files=', '#files=%%%', `#files=${'A'.repeat(20_000)}`]) {
    expect(readSharedHash(hash), hash).toBeUndefined();
  }
});

test('a link that unpacks to too much is refused on both sides', () => {
  for (const files of [
    Array.from({ length: 101 }, () => ({ name: 'a', text: '' })),
    [{ name: 'a.yml', text: ' '.repeat(1024 * 1024) }],
  ]) {
    expect(toSharedHash(files)).toBeUndefined();
    const json = JSON.stringify(files.map(({ name, text }) => [name, text]));
    const packed = Buffer.from(deflateSync(Buffer.from(json))).toString('base64url');
    expect(readSharedHash(`#files=${packed}`)).toBeUndefined();
  }
});

test('a fragment that somebody made up is read as far as it holds files', () => {
  fc.assert(
    fc.property(fc.base64String({ maxLength: 200 }), (text) => {
      for (const file of readSharedHash(`#files=${text}`) ?? []) {
        expect(file).toEqual({ name: expect.any(String), text: expect.any(String) });
      }
    }),
  );
});
