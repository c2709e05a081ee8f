import { describe, expect, test } from 'vitest';
import { toFileName } from '../../../../../web/features/file-viewer/download.ts';
import { formatBytes } from '../../../../../web/features/file-viewer/format-bytes.ts';

describe('the size of a file', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KiB'],
    [2150, '2.1 KiB'],
    [50 * 1024, '50 KiB'],
    [1024 * 1024, '1 MiB'],
    [1.5 * 1024 * 1024, '1.5 MiB'],
  ])('%i is said as %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});

describe('the name of a download', () => {
  test.each([
    ['checkout', 'checkout'],
    ['Zahlungen für Köln', 'zahlungen-fur-koln'],
    ['../../etc/passwd', 'etc-passwd'],
    ['  a / b  ', 'a-b'],
    ['.hidden', 'hidden'],
    ['支払い', 'onego'],
    ['', 'onego'],
  ])('%j becomes %s', (text, name) => {
    expect(toFileName(text)).toBe(name);
  });

  test('is never longer than a file system takes', () => {
    expect(toFileName('x'.repeat(500))).toHaveLength(60);
  });
});
