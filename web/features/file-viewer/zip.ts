import type { Zippable } from 'fflate';
import type { StarterFile } from './starter-file.ts';

const EXECUTABLE = 0o100755;
const READABLE = 0o100644;
/** “Made by” Unix, so that unzip tools apply the permissions above. */
const UNIX = 3;

/** Range of years: MS-DOS time starts in 1980, and the zip library ends in 2099. */
const YEAR_MIN = 1980;
const YEAR_MAX = 2099;

const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\\:*?"<>|]/u;
/** Device names that are reserved on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Creates a zip archive. The output is deterministic: the same files and day give the same bytes in
 * any time zone. Scripts are executable.
 *
 * @throws {RangeError} for a path that leaves the target folder, that is invalid on some operating
 * system, or that is a duplicate.
 */
export async function createZip(files: readonly StarterFile[], createdAt: Date): Promise<Blob> {
  refuseUnsafePaths(files.map(({ path }) => path));
  const { strToU8, zipSync } = await import('fflate');
  const mtime = noonOf(createdAt);
  const entries: Zippable = {};
  for (const { path, syntax, text } of files) {
    const mode = syntax === 'shell' ? EXECUTABLE : READABLE;
    entries[path.normalize('NFC')] = [strToU8(text), { mtime, os: UNIX, attrs: mode * 2 ** 16 }];
  }
  return new Blob([new Uint8Array(zipSync(entries, { level: 9 }))], { type: 'application/zip' });
}

function refuseUnsafePaths(paths: readonly string[]): void {
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const path of paths) {
    if (!isSafe(path)) throw new RangeError(`Not a safe path: ${path}`);
    // Some file systems ignore case and Unicode normalization.
    const key = path.normalize('NFC').toLowerCase();
    if (files.has(key)) throw new RangeError(`There twice: ${path}`);
    files.add(key);
    const parts = key.split('/');
    for (let depth = 1; depth < parts.length; depth += 1)
      folders.add(parts.slice(0, depth).join('/'));
  }
  for (const file of files) {
    if (folders.has(file)) throw new RangeError(`Both a file and a folder: ${file}`);
  }
}

function isSafe(path: string): boolean {
  return (
    !FORBIDDEN_CHARACTERS.test(path) &&
    path.split('/').every((part) => /[^. ]$/.test(part) && !DEVICE.test(part))
  );
}

/**
 * Zip timestamps have no time zone and are written in local time. Noon of the UTC day exists in
 * every time zone, whatever its daylight saving rules.
 */
function noonOf(date: Date): Date {
  const year = Math.min(Math.max(date.getUTCFullYear(), YEAR_MIN), YEAR_MAX);
  return new Date(year, date.getUTCMonth(), date.getUTCDate(), 12);
}
