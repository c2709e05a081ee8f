/** Mails sent by the site under test, from the files that wrangler writes while it runs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';

const FOLDER = '.wrangler/tmp/email';

/**
 * Waits for a mail to an address whose text matches, and returns its text.
 * @param address must not be used by any other test.
 */
export async function waitForMail(address: string, pattern = /./): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const texts = await readTexts();
    found = texts.find((text) => text.includes(`Sent to ${address} by`) && pattern.test(text));
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? '';
}

/** The link in a mail. @throws Error if there is none. */
export function linkIn(text: string): string {
  const link = /^https?:\S+$/m.exec(text)?.[0];
  if (link === undefined) throw new Error('There is no link in the mail');
  return link;
}

/** The token of the link in a mail to an address. */
export async function waitForToken(address: string, pattern: RegExp): Promise<string> {
  return new URL(linkIn(await waitForMail(address, pattern))).hash.replace('#token=', '');
}

async function readTexts(): Promise<string[]> {
  const files = await readdir(FOLDER, { recursive: true });
  const texts = files.filter((file) => /email-text.*\.txt$/.test(file));
  return Promise.all(texts.map((file) => readFile(join(FOLDER, file), 'utf8')));
}
