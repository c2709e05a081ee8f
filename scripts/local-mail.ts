import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Where what was sent on this machine can be read; it stays when the site is stopped. */
export const MAIL_FOLDER = '.wrangler/mail';

/** Where wrangler puts it, under a name of its own, until it stops. */
const WRANGLER_FOLDER = '.wrangler/tmp/email';
const KINDS = ['email-text', 'email-html'];

/**
 * Keeps every mail that the Worker sends on this machine: its text and its HTML, under the same
 * name, which begins with the time.
 *
 * @param onMail is told of each text.
 */
export function collectMail(onMail: (file: string) => void): void {
  const fileBySource = new Map<string, string>();
  mkdirSync(MAIL_FOLDER, { recursive: true });
  mkdirSync(WRANGLER_FOLDER, { recursive: true });

  watch(WRANGLER_FOLDER, { recursive: true }, (_event, source) => {
    if (source === null || !KINDS.includes(basename(dirname(source)))) return;
    const content = readIfThere(join(WRANGLER_FOLDER, source));
    // A file is seen first when it is made, and is empty then.
    if (content === '') return;
    const known = fileBySource.get(source);
    const file = known ?? join(MAIL_FOLDER, nameFor(source));
    fileBySource.set(source, file);
    writeFileSync(file, content);
    if (known === undefined && file.endsWith('.txt')) onMail(file);
  });
}

function nameFor(source: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const id = basename(source).split('@')[0]?.slice(0, 8);
  return `${time}-${id}${extname(source)}`;
}

/** wrangler may have removed it again. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
