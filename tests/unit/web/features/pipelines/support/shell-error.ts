import { spawnSync } from 'node:child_process';

const errors = new Map<string, string>();

/** What bash says about a script that it cannot read. Most scripts occur in many files. */
export function shellError(script: string): string {
  const known = errors.get(script);
  if (known !== undefined) return known;
  const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
  errors.set(script, stderr);
  return stderr;
}
