import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { claimFolder } from './claim-folder.ts';
import { loadLocalSettings } from './load-settings.ts';
import { choosePort } from './processes.ts';

interface LocalAddress {
  readonly port: number;
  readonly origin: string;
}

/**
 * Loads the settings of a site on this machine, and claims the current folder and a port for it.
 * @throws {FolderTakenError} if another process has the folder.
 */
export async function claimLocalAddress(defaultPort: number): Promise<LocalAddress> {
  loadLocalSettings();
  const claim = await claimFolder();
  const port = await choosePort(Number(process.env.PORT) || defaultPort);
  const origin = `http://localhost:${port}`;
  claim.announce(origin);
  return { port, origin };
}

/** The cron in wrangler.toml, which `wrangler dev` does not run by itself. */
export const HOURLY = '2 * * * *';
const HOUR_MS = 3_600_000;

/** Runs the hourly jobs at a local site, such as the removals of second factors. */
export function runHourlyJobs(siteUrl: string): void {
  const address = `${siteUrl}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(HOURLY)}`;
  // The Worker restarts on edits, and then answers an hour later.
  setInterval(() => void fetch(address).catch(() => undefined), HOUR_MS);
}

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
