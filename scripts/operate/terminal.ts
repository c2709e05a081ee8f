import { createInterface } from 'node:readline/promises';

export interface Terminal {
  /** The result, which may be piped on. */
  readonly print: (text: string) => void;
  /** About the work, on the side. */
  readonly say: (text: string) => void;
  /** @returns false as well where nobody can answer. */
  readonly confirm: (question: string) => Promise<boolean>;
}

export const terminal: Terminal = {
  print: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  say: (text) => process.stderr.write(`${text}\n`),
  async confirm(question) {
    if (!process.stdin.isTTY) return false;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return (await lines.question(`${question} Type "yes" to go on: `)).trim() === 'yes';
    } finally {
      lines.close();
    }
  },
};
