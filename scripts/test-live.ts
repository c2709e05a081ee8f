/**
 * `npm run test:live [-- https://…]`: walks a deployed site, by default that of ONEGO_ORIGIN. Logs in
 * with ONEGO_LIVE_ACCOUNT, which is an address and a password with a space between them, or with a
 * demo account. With `--built` it walks, on this machine, what `npm run deploy -- --built` would publish.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLE } from './deploy/deploy.ts';
import { checkLive } from './deploy/live-check.ts';
import { walkJourneys } from './deploy/live-journeys.ts';
import { loadSettings } from './load-settings.ts';
import { choosePort, HOST, runMain, serveSite, stop, waitUntilReady } from './processes.ts';

const DEFAULT_PORT = 8787;

const settings = loadSettings();
const { values, positionals } = parseArgs({
  options: { built: { type: 'boolean' } },
  allowPositionals: true,
});
const [email, password] = (process.env.ONEGO_LIVE_ACCOUNT ?? '').split(' ');
const ownAccount = email && password && !values.built ? { email, password } : undefined;
const account = ownAccount ?? settings.demoAccounts[0];

await runMain(async () => {
  const origin = values.built
    ? await serveBuilt()
    : new URL(positionals[0] ?? settings.origin).origin;
  const publicOrigin = values.built ? settings.origin : origin;
  console.log(`Walking ${origin} …`);
  if (!account) console.log('  Without a login: set ONEGO_LIVE_ACCOUNT.');
  const findings = [
    ...(await checkLive({ origin, fetch, patienceMs: 0 })),
    ...(await walkJourneys({ origin, publicOrigin, fetch, account })),
  ];
  for (const { isGood, words } of findings) console.log(`  ${isGood ? 'ok  ' : 'BAD '} ${words}`);
  stop(findings.every(({ isGood }) => isGood) ? 0 : 1);
});

/** Serves the built site with an empty database. @returns its origin. */
async function serveBuilt(): Promise<string> {
  const port = await choosePort(Number(process.env.PORT) || DEFAULT_PORT);
  const stateFolder = mkdtempSync(join(tmpdir(), 'onego-built-'));
  process.once('exit', () => rmSync(stateFolder, { recursive: true, force: true }));
  serveSite({
    port,
    stateFolder,
    readsEnvFiles: false,
    bundle: BUNDLE.options,
    settings: { ONEGO_DEPLOY: 'built' },
  }).once('exit', () => stop(1));
  await waitUntilReady(`http://${HOST}:${port}`);
  return `http://localhost:${port}`;
}
