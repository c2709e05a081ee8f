import { writeFile } from 'node:fs/promises';
import { OperatorError } from './errors.ts';

/** Creates a file. An existing one is never overwritten: others may be able to read it. */
export async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EEXIST' ? 'exists already' : `cannot be written: ${error.message}`;
    throw new OperatorError(`${file} ${reason}.`);
  });
}
