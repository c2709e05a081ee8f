import { access, writeFile } from 'node:fs/promises';
import { OperatorError } from './errors.ts';

/** @throws {OperatorError} if there is something of this name. */
export async function requireAbsent(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new OperatorError(`${file} exists already.`);
}

/** Creates a file. An existing one is never overwritten: others may be able to read it. */
export async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EEXIST' ? 'exists already' : `cannot be written: ${error.message}`;
    throw new OperatorError(`${file} ${reason}.`);
  });
}
