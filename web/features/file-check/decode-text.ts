/** What no text file has: all control characters but tab, line feed, form feed, return, escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/** Byte order marks of UTF-16, which some Windows tools write by default. */
const UTF_16_MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * Decodes bytes as UTF-8, as UTF-16 if there is a byte order mark, or else as Windows-1252, which
 * old files use in comments.
 *
 * @returns undefined for binary data.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return CONTROL_CHARACTERS.test(text) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const mark = UTF_16_MARKS.find(({ bytes: [first, second] }) => {
    return bytes[0] === first && bytes[1] === second;
  });
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
