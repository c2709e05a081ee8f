/** What no text file has: all control characters but tab, line feed, form feed, return, escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/** Byte order marks of what Windows tools write when nobody asks them for UTF-8. */
const UTF_16_MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * Reads bytes as text: UTF-8, UTF-16 with its mark, or else Windows-1252, which old files have
 * in their comments.
 *
 * @returns undefined for what is no text.
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
