import { rmSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Sources of the build and the Worker. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
  'public',
  'scripts',
  'web',
  'worker',
];

/**
 * Copies the sources, for a second build with other settings. Shares the installed packages.
 * Deletes the copy when this process exits.
 * @param more files and folders to copy, for example the tests.
 * @returns the folder of the copy.
 */
export async function copySite(more: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onego-copy-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const source of [...SOURCES, ...more])
    await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
