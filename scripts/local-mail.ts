import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Folder for mails sent in local development; it survives a restart. */
export const MAIL_FOLDER = '.wrangler/mail';

/** Folder that wrangler writes mails to under generated names, until it stops. */
const WRANGLER_FOLDER = '.wrangler/tmp/email';
const KINDS = ['email-text', 'email-html'];

/**
 * Copies every mail that the local Worker sends to MAIL_FOLDER, as text and HTML under the same
 * name, which begins with the time.
 *
 * @param onMail called with the path of each text file.
 */
export function collectMail(onMail: (file: string) => void): void {
  const fileBySource = new Map<string, string>();
  mkdirSync(MAIL_FOLDER, { recursive: true });
  mkdirSync(WRANGLER_FOLDER, { recursive: true });

  watch(WRANGLER_FOLDER, { recursive: true }, (_event, source) => {
    if (source === null || !KINDS.includes(basename(dirname(source)))) return;
    const content = readIfThere(join(WRANGLER_FOLDER, source));
    // The first event comes when the file is created and still empty.
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

/** Returns an empty string if wrangler has already removed the file. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
