import { rmSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the build and the Worker are made of. */
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
 * A second build of the site, with other settings, needs files of its own. The installed packages
 * are shared. The copy goes when this process ends.
 * @param more files and folders to copy, for example the tests.
 * @returns its folder.
 */
export async function copySite(more: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onego-copy-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const source of [...SOURCES, ...more])
    await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
