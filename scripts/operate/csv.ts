/**
 * The places where a spreadsheet would begin a formula: in front of such a character, full-width
 * ones included, at the start of a field or after a separator in it, whatever spaces and quotes
 * lie between. A spreadsheet whose locale separates cells with semicolons or tabs ignores our
 * commas and quotes (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /(?=[=+\-@＝＋－＠﹦﹢﹣﹫\u2212])(?<=(?:^|[,;\t\r\n])[\s"]*)|^(?=[\t\r\n\0])/g;

/** RFC 4180: quotes fields where necessary and ends lines with CRLF. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = text.replaceAll(FORMULA, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
