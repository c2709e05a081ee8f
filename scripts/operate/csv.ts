/** A cell that begins like this is a formula to a spreadsheet (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180: fields in quotes where they need them, lines that end with CRLF. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
