/** CPU time of a process tree, read from Linux's /proc. */
import { readdir, readFile } from 'node:fs/promises';

/** `sysconf(_SC_CLK_TCK)`: 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** @returns CPU time in seconds; NaN where /proc is missing. */
export async function cpuSecondsOf(rootPid: number): Promise<number> {
  const processes = await listProcesses();
  if (processes.length === 0) return Number.NaN;
  const family = new Set([rootPid]);
  // A child's PID may be lower than its parent's, so repeat until no new process is found.
  for (let known = 0; known !== family.size; ) {
    known = family.size;
    for (const { pid, parentPid } of processes) if (family.has(parentPid)) family.add(pid);
  }
  const ticks = processes
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, process) => sum + process.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}

async function listProcesses() {
  const names = await readdir('/proc').catch(() => []);
  const stats = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      // A process may exit between the listing and the read.
      .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter(Boolean).map(parseStat);
}

/** proc(5): the name in parentheses may contain any character, so fields are counted after it. */
function parseStat(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number.parseInt(stat, 10),
    parentPid: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
  };
}
