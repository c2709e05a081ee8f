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
