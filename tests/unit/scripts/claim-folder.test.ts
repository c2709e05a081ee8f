import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder } from '../../../scripts/claim-folder.ts';

const ADDRESS = 'http://localhost:8787';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-claim-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a folder belongs to one server, and the next one is told where it serves', async () => {
  const claim = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow('already runs from this folder. ');
  claim.announce(ADDRESS);
  await expect(claimFolder(folder)).rejects.toThrow(
    `already runs from this folder, at ${ADDRESS}.`,
  );
  await claim.release();
  await (await claimFolder(folder)).release();
});

test('the folder of a server that was killed is free', async () => {
  const module = JSON.stringify(new URL('../../../scripts/claim-folder.ts', import.meta.url));
  const script = `const { claimFolder } = await import(${module});
    await claimFolder(${JSON.stringify(folder)});
    console.log('claimed');
    setInterval(() => {}, 1000);`;
  const server = spawn('node', ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  await expect(claimFolder(folder)).rejects.toThrow('already runs');
  server.kill('SIGKILL');
  await once(server, 'exit');
  await (await claimFolder(folder)).release();
});
