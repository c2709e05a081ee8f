/** `npm start`: builds the site, serves it locally and prints its URL. */
import { claimLocalAddress, collectMail, MAIL_FOLDER, runHourlyJobs } from './local-site.ts';
import { HOST, runMain, serveSite, stop, waitUntilReady } from './processes.ts';

const DEFAULT_PORT = 8787;

await runMain(async () => {
  const { port, origin } = await claimLocalAddress(DEFAULT_PORT);
  const siteUrl = `http://${HOST}:${port}`;
  serveSite({ port, origin }).once('exit', (code) => stop(code || 1));
  console.log('  Building what has changed; the first time takes a minute or more …');
  // Creates the database with the demo accounts.
  await waitUntilReady(siteUrl);

  // Imported late: the build generates this file.
  const { settings } = await import('../worker/site.gen.ts');
  const accounts = settings.demoAccounts.map(({ email, password }) => `${email}  ${password}`);
  console.log(`
  ${settings.brand} is running at ${origin}

  Demo accounts   ${accounts.join('\n                  ') || 'switched off'}
  Database        .wrangler/state, made at the first start; delete it to start anew
  Mail            ${MAIL_FOLDER}, as text and as HTML; nothing is sent

  Stop with Ctrl+C.
`);

  collectMail((file) => console.log(`  Mail: ${file}`));
  runHourlyJobs(siteUrl);
});
