import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** npm, its shell and scripts/with-tools.mjs stand between wrangler and the build. */
const MOST_ANCESTORS = 10;
const WRANGLER = /(?:^|[\\/])(?:wrangler(?:\.js)?|wrangler-dist[\\/]cli\.js)$/;

interface Ancestor {
  readonly parent: number;
  readonly command: readonly string[];
}

/**
 * The arguments of the wrangler that runs this process as its build: wrangler tells a build the
 * command, but not whether it is a dry run, or of which config.
 * @returns nothing if they cannot be read.
 */
export function readWranglerArguments(): readonly string[] {
  let pid = process.ppid;
  for (let count = 0; count < MOST_ANCESTORS; count += 1) {
    const ancestor = readAncestor(pid);
    if (ancestor === undefined) return [];
    const place = ancestor.command.findIndex((word) => WRANGLER.test(word));
    if (place >= 0) return ancestor.command.slice(place + 1);
    pid = ancestor.parent;
  }
  return [];
}

function readAncestor(pid: number): Ancestor | undefined {
  try {
    return process.platform === 'linux' ? readProc(pid) : askPs(pid);
  } catch {
    return undefined;
  }
}

/** Images of containers often have no `ps`. */
function readProc(pid: number): Ancestor {
  const [, parent] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    parent: Number(parent),
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean),
  };
}

function askPs(pid: number): Ancestor {
  const output = execFileSync('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)]);
  const [parent, ...command] = output.toString().trim().split(/\s+/);
  return { parent: Number(parent), command };
}
