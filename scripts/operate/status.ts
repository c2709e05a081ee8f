import { readdir } from 'node:fs/promises';
import { DAY_MS, MINUTE_MS } from '../../worker/contract/durations.ts';
import { type EventCount, readStatus, type Status } from '../../worker/db/status.ts';
import type { Command, CommandInput } from './command.ts';
import { counted } from './counted.ts';
import { OperatorError } from './errors.ts';
import { table } from './table.ts';

const MIGRATIONS = new URL('../../worker/db/migrations/', import.meta.url);
/** The jobs are due each hour. */
const LATEST_JOBS_MS = 130 * MINUTE_MS;
/** The hourly job replaces a key after 90 days. */
const OLDEST_KEY_DAYS = 91;
/** More than an hourly job leaves behind for an hour. */
const MOST_EXPIRED_SESSIONS = 1_000_000;

interface Report {
  readonly database: Status;
  /** Account events of the last 24 hours. */
  readonly events: readonly EventCount[];
  readonly keyAgeDays: number | null;
  /** What needs the operator. */
  readonly problems: readonly string[];
}

export const status: Command = {
  summary: 'Shows how the site is: accounts, messages, keys, events of the day.',
  parameters: [],
  options: { json: { type: 'boolean' }, check: { type: 'boolean' } },
  help: `
  --json    for other programs
  --check   ends with 1 if something needs you, for an alert`,
  async run(input) {
    const { terminal, options } = input;
    const report = await makeReport(input, Date.now());
    terminal.print(options.json ? JSON.stringify(report, null, 2) : describe(report));
    if (options.check && report.problems.length > 0) {
      throw new OperatorError(
        report.problems.length === 1
          ? '1 problem needs you.'
          : `${report.problems.length} problems need you.`,
      );
    }
  },
};

async function makeReport({ d1 }: CommandInput, nowMs: number): Promise<Report> {
  const { status: database, events } = await readStatus(d1, nowMs);
  const { key_made_at_ms: keyMadeAtMs } = database;
  const keyAgeDays = keyMadeAtMs === null ? null : Math.floor((nowMs - keyMadeAtMs) / DAY_MS);
  const found = { database, events, keyAgeDays };
  // A local site has no cron.
  const jobsAreLate = d1.isRemote && nowMs - (database.jobs_began_at_ms ?? 0) > LATEST_JOBS_MS;
  return { ...found, problems: await findProblems(found, jobsAreLate) };
}

async function findProblems(
  { database, keyAgeDays }: Omit<Report, 'problems'>,
  jobsAreLate: boolean,
): Promise<string[]> {
  const newest = (await readdir(MIGRATIONS)).length;
  const {
    schema_version: version,
    expired_sessions: expired,
    plain_second_factors: plain,
  } = database;
  const problems = [
    version < newest && `The database has version ${version}, this project ${newest}: deploy it.`,
    version > newest &&
      `The database has version ${version}, this project only ${newest}: it is an older one.`,
    jobsAreLate &&
      'The hourly jobs do not run: see the cron triggers of the Worker in the dashboard.',
    ((keyAgeDays ?? 0) > OLDEST_KEY_DAYS || expired > MOST_EXPIRED_SESSIONS) &&
      'The hourly jobs do not finish: see unexpected_error in the log.',
    database.key_is_wrapped === 0 &&
      'The signing key is not encrypted: set the secret KEY_WRAPPING_SECRET.',
    database.key_is_wrapped !== 0 &&
      plain > 0 &&
      `${counted(plain, 'second factor')} not encrypted, although the signing key is: the hourly jobs do it. If it stays so, see unexpected_error in the log.`,
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

function timeOf(timeMs: number | null): string {
  return timeMs === null ? 'none yet' : new Date(timeMs).toISOString();
}

function describe({ database, events, keyAgeDays, problems }: Report): string {
  const rows: (readonly [string, string | number])[] = [
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
    ['signing key', keyAgeDays === null ? 'none yet' : `${counted(keyAgeDays, 'day')} old`],
    ['last hourly jobs', timeOf(database.jobs_began_at_ms)],
    ['version of the database', database.schema_version],
    ...events.map(({ event, count }) => [`event ${event}`, count] as const),
  ];
  const counts = table(
    ['WHAT', 'HOW MANY'],
    rows.map((row) => row.map(String)),
  );
  return `${counts}\n\n${problems.length === 0 ? 'Nothing needs you.' : problems.join('\n')}`;
}
