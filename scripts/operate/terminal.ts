import { createInterface } from 'node:readline/promises';

export interface Terminal {
  /** Writes the result to stdout, so that it can be piped. */
  readonly print: (text: string) => void;
  /** Writes progress and errors to stderr. */
  readonly say: (text: string) => void;
  /** @returns false also when stdin is not a terminal. */
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
