import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs the code of one document as its reader would. */
export interface Trial {
  /** Commands that have to be installed. */
  readonly needs: readonly string[];
  /** Rejects if the code does not do what the document says. */
  readonly run: (workspace: Workspace) => Promise<void>;
}

/** A folder with the named blocks of a document as files. */
export class Workspace {
  readonly folder: string;
  readonly #codeOf: ReadonlyMap<string, string>;

  constructor(folder: string, codeOf: ReadonlyMap<string, string>) {
    this.folder = folder;
    this.#codeOf = codeOf;
  }

  /** The code of a named block. */
  code(name: string): string {
    const code = this.#codeOf.get(name);
    if (code === undefined) throw new Error(`The document has no block named ${name}.`);
    return code;
  }

  async write(name: string, text: string): Promise<void> {
    await writeFile(join(this.folder, name), text);
  }

  /** Runs a command in the folder. @returns its standard output. */
  async run(
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { stdout } = await execute(command, args, {
      cwd: this.folder,
      env: { ...process.env, ...env },
    });
    return stdout;
  }

  /** @throws Error if the command succeeds. @returns what it printed. */
  async fail(
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const output = await this.run(command, args, env).then(
      () => undefined,
      (error: Error & { stdout?: string; stderr?: string }) =>
        `${error.stdout ?? ''}${error.stderr ?? ''}`,
    );
    if (output === undefined) throw new Error(`${command} ${args.join(' ')} did not fail.`);
    return output;
  }
}

/** @throws Error with both texts if the first does not contain the second. */
export function expectIn(text: string, wanted: string): void {
  if (!text.includes(wanted)) throw new Error(`Expected ${wanted} in:\n${text}`);
}
