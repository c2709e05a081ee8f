import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = new URL('../../../../scripts/deploy/wrangler-arguments.ts', import.meta.url);
const BUILD = `const { readWranglerArguments } = await import(${JSON.stringify(MODULE)});
console.log(JSON.stringify(readWranglerArguments()));`;

/** Runs the build through a shell, as wrangler does. */
const WRANGLER = `import { execSync } from 'node:child_process';
process.stdout.write(execSync(\`node --input-type=module --eval '\${process.env.BUILD}'\`));`;

test.each([
  [
    'wrangler.js',
    ['deploy', '--dry-run', '--config', 'a.toml'],
    ['deploy', '--dry-run', '--config', 'a.toml'],
  ],
  ['other.js', ['deploy', '--dry-run'], []],
])('a build knows how %s was called', async (name, args, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'onego-arguments-'));
  const script = join(folder, name);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(script, WRANGLER);
  const output = execFileSync('node', [script, ...args], { env: { ...process.env, BUILD } });
  expect(JSON.parse(output.toString())).toEqual(expected);
  await rm(folder, { recursive: true });
});
