import type { Hit, Rule } from '../finding.ts';

const DOWNLOAD_INTO_SHELL =
  /\b(?:curl|wget)\b[^\n|]{1,300}\|[ \t]{0,8}(?:sudo[ \t]{1,8})?(?:ba|z|da|k)?sh\b/g;

/** A download that runs before anyone has looked at it. */
export const downloadIntoShell: Rule<{ readonly text: string }> = {
  name: 'download-into-shell',
  severity: 'hint',
  *find({ text }) {
    for (const { index: offset } of text.matchAll(DOWNLOAD_INTO_SHELL)) {
      yield {
        offset,
        message:
          'A download goes straight into a shell. Save it, compare its checksum, then run it.',
      };
    }
  },
};

/** Places inside a part of the text where a pattern matches. */
export function* matchesWithin(
  text: string,
  { offset, end }: { readonly offset: number; readonly end: number },
  pattern: RegExp,
  message: string,
): Iterable<Hit> {
  for (const { index } of text.slice(offset, end).matchAll(pattern)) {
    yield { offset: offset + index, message };
  }
}
