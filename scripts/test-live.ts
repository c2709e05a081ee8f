/**
 * `npm run test:live [-- https://…]`: walks a deployed site, by default that of ONEGO_ORIGIN. Logs in
 * with ONEGO_LIVE_ACCOUNT, which is an address and a password with a space between them, or with a
 * demo account.
 */
import { checkLive } from './deploy/live-check.ts';
import { walkJourneys } from './deploy/live-journeys.ts';
import { loadSettings } from './load-settings.ts';

const settings = loadSettings();
const origin = new URL(process.argv[2] ?? settings.origin).origin;
const [email, password] = (process.env.ONEGO_LIVE_ACCOUNT ?? '').split(' ');
const account = email && password ? { email, password } : settings.demoAccounts[0];

console.log(`Walking ${origin} …`);
if (!account) console.log('  Without a login: set ONEGO_LIVE_ACCOUNT.');
const findings = [
  ...(await checkLive({ origin, fetch, patienceMs: 0 })),
  ...(await walkJourneys({ origin, fetch, account })),
];
for (const { isGood, words } of findings) console.log(`  ${isGood ? 'ok  ' : 'BAD '} ${words}`);
process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1;
