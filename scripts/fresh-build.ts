import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Settings } from '../web/content/settings.ts';

/** What the built files depend on; of the Worker, only what the pages and `_headers` import. */
const SOURCES = [
  'package-lock.json',
  'public',
  'scripts',
  'vite.config.ts',
  'web',
  'worker/auth/password-parameters.ts',
  'worker/auth/passwords.ts',
  'worker/contract',
  'worker/http',
];
const STAMP = '.build/fresh.json';
/** What somebody may have deleted. */
const BUILT = ['dist/index.html', 'worker/site.gen.ts'];
const Stamp = v.object({ settings: v.string(), startedAtMs: v.number() });

/**
 * Whether a build would make the files that are there. The local Worker asks before each of its builds,
 * because its own code changes more often than what is built.
 * @param root of the project.
 */
export function isFresh(settings: Settings, root = ''): boolean {
  return (
    isBuiltWith(settings, root) &&
    !SOURCES.some((source) => isNewer(join(root, source), readStamp(root).startedAtMs))
  );
}

/** Whether the site is built, with these settings. @param root of the project. */
export function isBuiltWith(settings: Settings, root = ''): boolean {
  return (
    [STAMP, ...BUILT].every((file) => existsSync(join(root, file))) &&
    readStamp(root).settings === JSON.stringify(settings)
  );
}

function readStamp(root: string) {
  return v.parse(Stamp, JSON.parse(readFileSync(join(root, STAMP), 'utf8')));
}

/** Until the build that begins now is done, nothing is fresh. @returns notes that it is done. */
export function beginBuild(settings: Settings, root = ''): () => void {
  const file = join(root, STAMP);
  const stamp = { settings: JSON.stringify(settings), startedAtMs: Date.now() };
  rmSync(file, { force: true });
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(stamp));
  };
}

/** A folder is newer once a file in it was added or removed. Generated files do not count. */
function isNewer(path: string, thanMs: number): boolean {
  if (path.endsWith('.gen.ts')) return false;
  const stats = statSync(path);
  if (stats.mtimeMs > thanMs) return true;
  return stats.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), thanMs));
}
