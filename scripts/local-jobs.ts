/** One of the crons in wrangler.toml, which `wrangler dev` does not run by itself. */
export const EVERY_MINUTE = '* * * * *';

/** Runs the jobs of each minute at a local site, such as the removals of second factors. */
export function runMinuteJobs(siteUrl: string): void {
  const address = `${siteUrl}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(EVERY_MINUTE)}`;
  // The Worker restarts on edits, and then answers a minute later.
  setInterval(() => void fetch(address).catch(() => undefined), 60_000);
}
