import { expect, test } from 'vitest';
import { toFileName } from '../../../../../web/features/file-viewer/download.ts';
import { formatBytes } from '../../../../../web/features/file-viewer/format-bytes.ts';

test('a size is written for people', () => {
  const sizes = [0, 1, 1023, 1024, 2150, 50 * 1024, 1024 * 1024, 1.5 * 1024 * 1024];
  expect(sizes.map(formatBytes).join()).toBe(
    '0 bytes,1 byte,1023 bytes,1 KiB,2.1 KiB,50 KiB,1 MiB,1.5 MiB',
  );
});

test('a download has a name that every file system takes', () => {
  for (const [text, name] of [
    ['checkout', 'checkout'],
    ['Zahlungen für Köln', 'zahlungen-fur-koln'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.hidden', 'hidden'],
    ['支払い', 'onego'],
    ['', 'onego'],
  ] as const) {
    expect(toFileName(text)).toBe(name);
  }
  expect(toFileName('x'.repeat(500))).toHaveLength(60);
});
