import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { run } from '../processes.ts';
import type { Environment } from '../settings.ts';

const WRANGLER = fileURLToPath(
  new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url),
);
/** A page of a database's rows. */
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;

interface Asked {
  readonly isDone: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

const Named = v.array(v.object({ name: v.string() }));

/** The names in a list of wrangler's, such as that of the databases. @param json its output. */
export function readNames(json: string): string[] {
  return v.parse(Named, JSON.parse(json)).map(({ name }) => name);
}

/** Wrangler without a shell, so that arguments cannot inject commands. */
export interface Wrangler {
  /** Runs a command in front of the operator. @returns its exit code. */
  readonly run: (args: readonly string[], more: Environment) => Promise<number>;
  /** Runs a command unseen; it asks nothing. */
  readonly ask: (args: readonly string[]) => Promise<Asked>;
}

/** @param stdio of the commands that run in front of the operator. */
export function openWrangler(env: Environment, stdio: 'inherit' | 'ignore' = 'inherit'): Wrangler {
  return {
    run: (args, more) =>
      run(process.execPath, [WRANGLER, ...args], { stdio, shell: false, env: { ...env, ...more } }),
    ask: (args) =>
      new Promise((resolve) => {
        // Without the banner, the output is the answer alone.
        const options = {
          env: { ...env, WRANGLER_HIDE_BANNER: 'true' },
          maxBuffer: OUTPUT_MAX_BYTES,
        };
        const child = execFile(
          process.execPath,
          [WRANGLER, ...args],
          options,
          (error, stdout, stderr) => resolve({ isDone: error === null, stdout, stderr }),
        );
        child.stdin?.end();
      }),
  };
}
