import { DAY_MS, MINUTE_MS } from '../../worker/contract/durations.ts';
import { sql } from '../../worker/db/database.ts';
import { type EventCount, readStatus, type Status } from '../../worker/db/status.ts';
import { checkLive } from '../deploy/live-check.ts';
import { isPlaceholder } from '../deploy/preflight.ts';
import { countCommitsSince, countMigrations, type DeployedVersion } from '../deploy/version.ts';
import { readSettings } from '../settings.ts';
import type { Command, CommandInput } from './command.ts';
import { OperatorError } from './errors.ts';
import { counted, table } from './table.ts';

/** The jobs are due each hour. */
const LATEST_JOBS_MS = 130 * MINUTE_MS;
/** The hourly job replaces a key after 90 days. */
const OLDEST_KEY_DAYS = 91;
/** More than an hourly job leaves behind for an hour. */
const MOST_EXPIRED_SESSIONS = 1_000_000;

interface Report {
  readonly databaseVersion: number;
  /** Undefined if the database has another version, whose tables may differ. */
  readonly database?: Status;
  /** Account events of the last 24 hours. */
  readonly events: readonly EventCount[];
  /** Of the deployed site; undefined if Cloudflare does not say. */
  readonly deployed?: DeployedVersion;
  /** What needs the operator. */
  readonly problems: readonly string[];
}

export const status: Command = {
  summary: 'Shows how the site is: version, accounts, messages, keys, events of the day.',
  parameters: [],
  options: { json: { type: 'boolean' }, check: { type: 'boolean' } },
  help: `
  --json    for other programs
  --check   ends with 1 if something needs you, for an alert

With --remote it also looks at the site itself, as npm run deploy -- --check does: pages, headers,
sessions, and whether the signing key opens, without which nobody can log in.`,
  async run(input) {
    const { terminal, options } = input;
    const report = await makeReport(input, Date.now());
    terminal.print(options.json ? JSON.stringify(report, null, 2) : describe(report, Date.now()));
    if (options.check && report.problems.length > 0) {
      const count = report.problems.length;
      throw new OperatorError(
        `${counted(count, 'problem')} ${count === 1 ? 'needs' : 'need'} you.`,
      );
    }
  },
};

async function makeReport(input: CommandInput, nowMs: number): Promise<Report> {
  const { d1 } = input;
  const migrated = await d1.first<{ version: number; since_ms: number }>(sql`
    SELECT max(version) AS version, min(applied_at_ms) AS since_ms FROM schema_version`);
  const { version: databaseVersion = 0, since_ms: sinceMs = 0 } = migrated ?? {};
  const isOurs = databaseVersion === countMigrations();
  const [read, live, deployed] = await Promise.all([
    isOurs ? readStatus(d1, nowMs) : undefined,
    d1.isRemote ? findLiveProblems(input) : [],
    d1.isRemote ? findDeployed(input) : undefined,
  ]);
  const problems = [
    ...live,
    ...(read
      ? findProblems(read.status, { nowMs, sinceMs, isRemote: d1.isRemote })
      : [describeVersion(databaseVersion, d1.isRemote)]),
  ];
  return {
    databaseVersion,
    ...(read && { database: read.status }),
    events: read?.events ?? [],
    ...(deployed && { deployed }),
    problems,
  };
}

async function findLiveProblems({ env }: CommandInput): Promise<string[]> {
  const { origin } = readSettings(env);
  if (isPlaceholder(origin)) return [];
  const findings = await checkLive({ origin, fetch, patienceMs: 0 });
  return findings.filter(({ isGood }) => !isGood).map(({ words }) => `${origin}: ${words}.`);
}

/** A token without the right to ask keeps nobody from the rest of the report. */
async function findDeployed({ d1, terminal }: CommandInput) {
  try {
    return await d1.findVersion('current');
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    terminal.say(`Which version is deployed is unknown. ${error.message}`);
    return undefined;
  }
}

function describeVersion(version: number, isRemote: boolean): string {
  const newest = countMigrations();
  if (version > newest) {
    return `The database has version ${version}, this project only ${newest}: it is an older one.`;
  }
  const command = isRemote ? 'npm run deploy' : 'npm start';
  return `The database has version ${version}, this project ${newest}: ${command} migrates it.`;
}

interface Surroundings {
  readonly nowMs: number;
  /** When the database was made. */
  readonly sinceMs: number;
  readonly isRemote: boolean;
}

function findProblems(database: Status, { nowMs, sinceMs, isRemote }: Surroundings): string[] {
  const { expired_sessions: expired, plain_second_factors: plain } = database;
  const jobsBeganAtMs = database.jobs_began_at_ms ?? sinceMs;
  const problems = [
    // A local site has no cron, and need not have a secret.
    isRemote &&
      nowMs - jobsBeganAtMs > LATEST_JOBS_MS &&
      'The hourly jobs do not run: see the cron triggers of the Worker in the dashboard.',
    isRemote &&
      database.key_is_wrapped === 0 &&
      'The signing key is not encrypted: set the secret KEY_WRAPPING_SECRET.',
    ((keyAgeDays(database, nowMs) ?? 0) > OLDEST_KEY_DAYS || expired > MOST_EXPIRED_SESSIONS) &&
      'The hourly jobs do not finish: see unexpected_error in the log.',
    database.key_is_wrapped !== 0 &&
      plain > 0 &&
      `${counted(plain, 'second factor')} not encrypted, although the signing key is: the hourly jobs do it. If it stays so, see unexpected_error in the log.`,
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

function keyAgeDays({ key_made_at_ms: madeAtMs }: Status, nowMs: number): number | null {
  return madeAtMs === null ? null : Math.floor((nowMs - madeAtMs) / DAY_MS);
}

function describe(
  { databaseVersion, database, events, deployed, problems }: Report,
  nowMs: number,
) {
  const rows: (readonly [string, string | number])[] = [
    ['version of the database', databaseVersion],
    ...(deployed ? describeDeployed(deployed) : []),
    ...(database ? describeCounts(database, nowMs) : []),
    ...events.map(({ event, count }) => [`event ${event}`, count] as const),
  ];
  const counts = table(
    ['WHAT', 'HOW MANY'],
    rows.map((row) => row.map(String)),
  );
  return `${counts}\n\n${problems.length === 0 ? 'Nothing needs you.' : problems.join('\n')}`;
}

function describeDeployed({ commit, message, deployedAt }: DeployedVersion) {
  const count = commit === '' ? undefined : countCommitsSince(commit);
  return [
    ['deployed commit', commit === '' ? 'unknown' : `${commit} ${message}`],
    ['  at', deployedAt],
    ['  commits of this checkout after it', count ?? 'unknown'],
  ] as const;
}

function describeCounts(database: Status, nowMs: number) {
  const keyAge = keyAgeDays(database, nowMs);
  return [
    ['accounts', database.accounts],
    ['  of the last 24 hours', database.accounts_of_the_day],
    ['  not confirmed', database.unverified_accounts],
    ['  locked', database.locked_accounts],
    ['  to be reviewed by their owners', database.accounts_in_review],
    ['  with a second factor', database.second_factors],
    ['demo accounts', database.demo_accounts],
    ['passkeys', database.passkeys],
    ['sessions', database.sessions],
    ['  of the last 24 hours', database.sessions_of_the_day],
    ['  expired, not deleted yet', database.expired_sessions],
    ['messages of visitors', database.messages],
    ['  of the last 24 hours', database.messages_of_the_day],
    ['mails of the last hour that anybody can cause', database.limited_mails_of_the_hour],
    ['signing key', keyAge === null ? 'none yet' : `${counted(keyAge, 'day')} old`],
    ['last hourly jobs', timeOf(database.jobs_began_at_ms)],
  ] as const;
}

function timeOf(timeMs: number | null): string {
  return timeMs === null ? 'none yet' : new Date(timeMs).toISOString();
}
