import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import type { Command } from './command.ts';
import { type Dump, openDump } from './dump.ts';
import { OperatorError } from './errors.ts';
import { writeNew } from './new-file.ts';

const FOLDER = 'backups';

export const backUp: Command = {
  summary: 'Writes the whole database to a file of SQL.',
  parameters: [],
  options: { output: { type: 'string' } },
  help: `
  --output <file>  where to; backups/<local or remote>-<time>.sql if not given

The file holds addresses, password hashes and signing keys: keep it as you keep secrets. The site
answers meanwhile. Until the file is complete it is called <file>.part; if the command is interrupted,
the same one with --output <file> goes on. Cloudflare keeps its own restore points besides, see
docs/operations.md.`,
  async run({ d1, terminal, options }) {
    const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const place = d1.isRemote ? 'remote' : 'local';
    const file = resolve(String(options.output ?? `${FOLDER}/${place}-${time}.sql`));
    await mkdir(dirname(file), { recursive: true });
    if (existsSync(file)) throw new OperatorError(`${file} exists already.`);
    const dump = await openDump(d1);
    await writeBackup(dump, file, (rowCount) =>
      terminal.say(`${rowCount} of ${dump.rowCount} rows. If interrupted: --output ${file}`),
    );
    terminal.print(file);
  },
};

const ProgressSchema = v.object({
  /** As the file begins: after a migration it begins anew. */
  tables: v.string(),
  /** Size of the unfinished file. */
  bytes: v.number(),
  rowCount: v.number(),
  end: v.optional(v.object({ table: v.string(), row: v.number() })),
});
type Progress = v.InferOutput<typeof ProgressSchema>;

/** Writes to a file beside the final one, and goes on where an interrupted run has ended. */
async function writeBackup(
  { tables, indexes, readPages }: Dump,
  file: string,
  sayProgress: (rowCount: number) => void,
): Promise<void> {
  const partFile = `${file}.part`;
  const progressFile = `${file}.progress`;
  const noteProgress = (progress: Progress) =>
    writeFile(progressFile, JSON.stringify(progress), { flush: true });

  let progress = await readProgress(progressFile);
  if (progress?.tables !== tables) {
    await rm(partFile, { force: true });
    await writeNew(partFile, tables);
    progress = { tables, bytes: Buffer.byteLength(tables), rowCount: 0 };
    await noteProgress(progress);
  }
  // Removes what an interrupted run has written without noting it.
  await truncate(partFile, progress.bytes);
  for await (const { text, rowCount, end } of readPages(progress.end)) {
    await appendFile(partFile, text, { flush: true });
    progress = {
      tables,
      bytes: progress.bytes + Buffer.byteLength(text),
      rowCount: progress.rowCount + rowCount,
      end,
    };
    await noteProgress(progress);
    sayProgress(progress.rowCount);
  }
  await appendFile(partFile, indexes);
  await rename(partFile, file);
  await rm(progressFile);
}

async function readProgress(file: string): Promise<Progress | undefined> {
  try {
    return v.parse(ProgressSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
