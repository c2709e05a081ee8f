/** Repetitions and sequences, which make a password longer but hardly better. */

/** Characters that people type one after the other, forwards or backwards. */
const ROWS = [
  ...['12345678901', 'abcdefghijklmnopqrstuvwxyz', '!@#$%^&*()'],
  // QWERTY, QWERTZ, AZERTY and ЙЦУКЕН.
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
];

const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) => Array.from(row.slice(1), (next, index) => `${row[index]}${next}`)),
);

/** Shorter ones occur in unrelated words, such as "first" and "poison". */
const SEQUENCE_MIN_CODE_POINTS = 4;

/** Leaves one of each repetition of the whole, and the first character of each sequence. */
export function shortenPatterns(folded: string): string {
  return shortenSequences(findRepeated(folded));
}

/** The part that the text consists of, when it has that part twice or more. */
function findRepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}

function shortenSequences(text: string): string {
  const characters = [...text];
  const kept: string[] = [];
  for (let start = 0; start < characters.length; ) {
    const length = sequenceLength(characters.slice(start));
    const isSequence = length >= SEQUENCE_MIN_CODE_POINTS;
    kept.push(characters[start] ?? '');
    start += isSequence ? length : 1;
  }
  return kept.join('');
}

/** How many characters from the first on are the same, or follow each other in one direction. */
function sequenceLength([first = '', second = '', ...others]: readonly string[]): number {
  const direction = directionOf(first, second);
  if (direction === undefined) return 1;
  let previous = second;
  let length = 2;
  for (const character of others) {
    if (directionOf(previous, character) !== direction) break;
    previous = character;
    length += 1;
  }
  return length;
}

function directionOf(character: string, next: string): 'same' | 'up' | 'down' | undefined {
  if (character === next) return 'same';
  if (NEIGHBOURS.has(character + next)) return 'up';
  return NEIGHBOURS.has(next + character) ? 'down' : undefined;
}
