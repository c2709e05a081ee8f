import { mkdir, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Command } from './command.ts';
import { EMPTY, OperatorError } from './errors.ts';
import { writeNew } from './new-file.ts';
import { isBackup } from './restore.ts';

export const backUp: Command = {
  summary: 'Writes the whole database to a file of SQL.',
  parameters: [],
  options: { output: { type: 'string' } },
  help: `
  --output <file>  where to; backups/<local or remote>-<time>.sql if not given

The file holds addresses, password hashes and signing keys: keep it as you keep secrets. D1 answers
nobody else during the export, so logins wait or fail for some seconds; public pages do not. Cloudflare
keeps its own restore points besides, which cost no interruption: see docs/operations.md.`,
  async run({ d1, terminal, options }) {
    const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const place = d1.isRemote ? 'remote' : 'local';
    const file = resolve(String(options.output ?? `backups/${place}-${time}.sql`));
    await mkdir(dirname(file), { recursive: true });
    // Made here first, so that nobody else can read it, whatever wrangler does.
    await writeNew(file, '');
    try {
      await d1.exportTo(file);
      if (!(await isBackup(file))) throw new OperatorError(EMPTY);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    terminal.print(file);
  },
};
