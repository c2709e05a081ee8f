import { createReadStream } from 'node:fs';

export interface SqlPart {
  /** Whole statements. */
  readonly text: string;
  /** Where the part ends in the file, in bytes. */
  readonly endByte: number;
}

/**
 * Reads a file of SQL in parts of whole statements, so that a file of any size fits into memory.
 *
 * @param startByte the end of an earlier part.
 * @param partBytes a part ends with the statement that reaches this size.
 */
export async function* readSqlParts(
  file: string,
  startByte: number,
  partBytes: number,
): AsyncGenerator<SqlPart> {
  let quote = '';
  let lines: string[] = [];
  let bytes = 0;
  let endByte = startByte;
  for await (const line of readLines(file, startByte)) {
    lines.push(line);
    bytes += Buffer.byteLength(line) + 1;
    quote = findOpenQuote(line, quote);
    if (quote !== '' || !line.endsWith(';') || bytes < partBytes) continue;
    endByte += bytes;
    yield { text: `${lines.join('\n')}\n`, endByte };
    lines = [];
    bytes = 0;
  }
  if (lines.length > 0) yield { text: `${lines.join('\n')}\n`, endByte: endByte + bytes };
}

/** Unlike `node:readline`, it leaves CRs where they are: they are part of texts. */
async function* readLines(file: string, startByte: number): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of createReadStream(file, { start: startByte, encoding: 'utf8' })) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

const QUOTE_OR_COMMENT = /['"`]|--/g;

/** @returns the quotation mark that is open at the end of a line, or an empty text. */
function findOpenQuote(line: string, openBefore: string): string {
  let open = openBefore;
  for (const [mark] of line.matchAll(QUOTE_OR_COMMENT)) {
    if (open === '') {
      if (mark === '--') return '';
      open = mark;
    } else if (mark === open) {
      // A doubled mark closes the text and opens it again.
      open = '';
    }
  }
  return open;
}
