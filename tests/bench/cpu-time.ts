/** CPU time of a process and all that it started, from Linux' /proc. */
import { readdir, readFile } from 'node:fs/promises';

/** `sysconf(_SC_CLK_TCK)`, which is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** @returns seconds so far; NaN where there is no /proc. */
export async function cpuSecondsOf(rootPid: number): Promise<number> {
  const processes = await listProcesses();
  if (processes.length === 0) return Number.NaN;
  const family = new Set([rootPid]);
  // A child's number may be lower than its parent's: go round until nobody is new.
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
      // A process may end between the listing and the reading.
      .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter(Boolean).map(parseStat);
}

/** proc(5): the name is in parentheses and may hold anything; fields count from behind it. */
function parseStat(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number.parseInt(stat, 10),
    parentPid: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
  };
}
