/** Inline Markdown and HTML syntax characters. */
const MARKS = /[\\`*_[\]<>#|~$@]|&(?=[#\w])/g;
/** What begins a list, a quotation or a heading at the start of a line. */
const OPENING_MARK = /^(?=[-+=>:])|(?<=^\d{1,9})(?=[.)])/;
/** What becomes a link by itself. */
const AUTOLINKS = /(?<=https?|ftp|mailto|xmpp)(?=:)|(?<=www)(?=\.)/gi;
/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Somebody's text as one line of Markdown that shows exactly this text: no heading, list, link,
 * image, HTML or table cell can come of it. Source: CommonMark 0.31 §2.4, any punctuation may be
 * escaped; GFM §6.9, what links by itself.
 */
export function escapeMarkdown(text: string): string {
  return toPlainLine(text)
    .replaceAll(MARKS, '\\$&')
    .replaceAll(AUTOLINKS, '\\')
    .replace(OPENING_MARK, '\\');
}

/** One line without what cannot be seen: several lines and spaces become one space. */
export function toPlainLine(text: string): string {
  return text.replaceAll(/\s/g, ' ').replaceAll(INVISIBLE, '').replaceAll(/ +/g, ' ').trim();
}

/** A table with a head; the cells are Markdown already. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
