/** Folders in which tests run generated files. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { StarterFile } from '../../../../web/features/file-viewer/starter-file.ts';

type TextFile = Pick<StarterFile, 'path' | 'text'>;

/** A folder with these files, for the time of the test. */
export function folderWith(files: readonly TextFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'onego-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const { path, text } of files) put(folder, path, text);
  return folder;
}

/** Writes a file, and its folders if they are missing. A script can be executed. */
export function put(folder: string, path: string, text: string): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  if (text.startsWith('#!')) chmodSync(place, 0o755);
}

/** Whether this machine has a program. */
export function has(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
