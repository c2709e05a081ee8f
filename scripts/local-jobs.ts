/** The cron in wrangler.toml, which `wrangler dev` does not run by itself. */
export const HOURLY = '2 * * * *';
const HOUR_MS = 3_600_000;

/** Runs the hourly jobs at a local site, such as the removals of second factors. */
export function runHourlyJobs(siteUrl: string): void {
  const address = `${siteUrl}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(HOURLY)}`;
  // The Worker restarts on edits, and then answers an hour later.
  setInterval(() => void fetch(address).catch(() => undefined), HOUR_MS);
}
