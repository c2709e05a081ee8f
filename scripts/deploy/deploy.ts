import { stripVTControlCharacters } from 'node:util';
import type { Settings } from '../../web/content/settings.ts';
import { sql } from '../../worker/db/database.ts';
import type { D1 } from '../operate/d1.ts';
import { OperatorError } from '../operate/errors.ts';
import { describeFacts } from '../operate/facts.ts';
import type { Terminal } from '../operate/terminal.ts';
import { type Environment, SettingsError } from '../settings.ts';
import { type DeployConfig, readDeployConfig } from './config.ts';
import { askSecretState, describeSecret, takeSecret, withSecretsFile } from './key-secret.ts';
import { checkLive } from './live-check.ts';
import {
  describeProblems,
  findMissingDomain,
  findProblems,
  isPlaceholder,
  type Problem,
} from './preflight.ts';
import { countMigrations, describeCheckout } from './version.ts';
import { readNames, type Wrangler } from './wrangler.ts';

/** A new domain gets its certificate within minutes. */
const PATIENCE_MS = 3 * 60 * 1000;

const OWN_OPTIONS = ['--yes', '--built', '--check', '--rollback', '--help'];

/** The Worker as `--dry-run` leaves it, so that what a pipeline has tested is what it publishes. */
export const BUNDLE = {
  folder: '.build/worker',
  options: ['.build/worker/index.js', '--no-bundle'],
};

const HELP = `npm run deploy -- [options]

  --yes       publish in spite of problems, without a question
  --dry-run   build, and show what would be published
  --built     publish what --dry-run --outdir ${BUNDLE.folder} has built, as it was tested
  --check     only look at the site that is live
  --rollback  put the version before into service again
  --help      this text

All other options go to wrangler deploy, for example --config and --env.`;

type Migrated = Pick<D1, 'first' | 'readBookmark' | 'findVersion'>;

export interface Surroundings {
  readonly env: Environment;
  readonly settings: Settings;
  readonly terminal: Terminal;
  /** Whether a person reads what is printed. */
  readonly isInteractive: boolean;
  readonly wrangler: Wrangler;
  readonly openD1: (config: string | undefined) => Migrated;
  /** Whether the last build has these settings. */
  readonly isBuiltWith: (settings: Settings) => boolean;
  /** Builds the site. @returns the exit code. */
  readonly build: (env: NodeJS.ProcessEnv) => Promise<number>;
  readonly fetch: typeof fetch;
  /** The home page of the last build. */
  readonly readHome: () => string;
  readonly patienceMs?: number;
}

/** @returns the exit code: 0 if the site was published and answers as it should. */
export async function deploy(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    if (args.includes('--help')) {
      surroundings.terminal.print(HELP);
      return 0;
    }
    if (args.includes('--check')) return await look(surroundings, { patienceMs: 0 });
    if (args.includes('--rollback')) return await rollBack(args, surroundings);
    return await publish(args, surroundings);
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof OperatorError)) throw error;
    surroundings.terminal.say(error.message);
    return 1;
  }
}

async function publish(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, settings, terminal, wrangler, readHome, patienceMs = PATIENCE_MS } = surroundings;
  const passedOn = args.filter((arg) => !OWN_OPTIONS.includes(arg));
  const config = readDeployConfig(passedOn);
  if (config.isDryRun) {
    const code = await buildWithoutSecrets(surroundings);
    return code === 0 ? wrangler.run(['deploy', ...passedOn], BUILT) : code;
  }

  const state = await askSecretState(wrangler, config.place);
  const isFirst = state.kind === 'no worker yet';
  const hasSecret = state.kind === 'worker' ? state.hasSecret : undefined;
  const domain = findMissingDomain(settings, config);
  const problems = findProblems({ settings, config, domain, hasSecret }, env);
  if (state.kind === 'unknown') {
    if (problems.length > 0) terminal.say(`${describeProblems(problems)}\n`);
    terminal.say(
      `${state.reason}\nLog in with npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.`,
    );
    return 1;
  }
  const isExample = isPlaceholder(settings.origin);
  if (!isExample) terminal.say(`What only you know, in web/content/owner:\n\n${describeFacts()}\n`);
  if (!(await isAgreed(problems, args.includes('--yes'), terminal))) return 1;
  if (isFirst) requireSecret(surroundings);
  else await announceMigration(surroundings, config);
  const isBuilt = args.includes('--built');
  if (isBuilt) requireBuild(surroundings);
  const buildCode = isBuilt ? 0 : await buildWithoutSecrets(surroundings);
  if (buildCode !== 0) return buildCode;

  if (isFirst && settings.jurisdiction && config.databaseId === undefined) {
    const { jurisdiction } = settings;
    const made = await makeDatabase(wrangler, { name: config.database, jurisdiction });
    terminal.say(made.words);
    if (!made.isThere) return 1;
  }

  const command = [
    ...['deploy', ...(isBuilt ? BUNDLE.options : []), ...passedOn, ...describeCheckout()],
    ...(domain === undefined ? [] : ['--domain', domain]),
  ];
  const exitCode = isFirst
    ? await runWithSecret(command, config, surroundings)
    : await wrangler.run(command, BUILT);
  if (exitCode !== 0) return exitCode;
  if (isExample) {
    terminal.say(`Published. There is no site at ${settings.origin} to look at.`);
    return 0;
  }
  return look(surroundings, { home: readHome(), patienceMs });
}

/** Wrangler would hand on its token to the packages that build. */
function buildWithoutSecrets({ env, build }: Surroundings): Promise<number> {
  const { CLOUDFLARE_API_TOKEN, KEY_WRAPPING_SECRET, ...rest } = env;
  return build(rest);
}

/** @throws {SettingsError} if what is built has other settings than this deployment. */
function requireBuild({ settings, isBuiltWith }: Surroundings): void {
  if (isBuiltWith(settings)) return;
  throw new SettingsError('Nothing was published. What is built has other settings.');
}

/** The build in wrangler.toml refuses to be published without it, and is done. */
const BUILT = { ONEGO_DEPLOY: 'built' };

async function isAgreed(
  problems: readonly Problem[],
  isConfirmed: boolean,
  terminal: Terminal,
): Promise<boolean> {
  if (problems.length === 0) return true;
  terminal.say(describeProblems(problems));
  if (isConfirmed || (await terminal.confirm('Publish nevertheless?'))) return true;
  const codes = problems.map(({ code }) => code).join(',');
  terminal.say(
    `Nothing was published. Mend it in .env, or accept it with --yes or ONEGO_ACCEPT=${codes}`,
  );
  return false;
}

/** @throws {SettingsError} if the secret would be made where nobody can note it. */
function requireSecret({ env, isInteractive }: Surroundings): void {
  if (isInteractive || env.KEY_WRAPPING_SECRET) return;
  throw new SettingsError(
    `Nothing was published. The first deployment needs KEY_WRAPPING_SECRET in the environment: a pipeline cannot show a new one to anybody. Make one, keep a copy, and add it to the pipeline's secrets: node -p "crypto.randomBytes(32).toString('base64url')"`,
  );
}

/** Says if this deployment changes the database, and how to get back. */
async function announceMigration({ terminal, openD1 }: Surroundings, config: DeployConfig) {
  const d1 = openD1(config.file);
  try {
    const version = await readDatabaseVersion(d1);
    if (version === countMigrations()) return;
    terminal.say(
      `This deployment takes the database from version ${version} to ${countMigrations()}. To go back to now: npx wrangler d1 time-travel restore ${config.database} --bookmark=${await d1.readBookmark()}`,
    );
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    terminal.say(`Whether this deployment changes the database is unknown. ${error.message}`);
  }
}

async function readDatabaseVersion(d1: Migrated): Promise<number> {
  const row = await d1.first<{ version: number }>(sql`
    SELECT max(version) AS version FROM schema_version`);
  return row?.version ?? 0;
}

/** Puts the version before into service, unless it was made for an older database. */
async function rollBack(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal, wrangler, openD1 } = surroundings;
  const config = readDeployConfig(args.filter((arg) => !OWN_OPTIONS.includes(arg)));
  const d1 = openD1(config.file);
  const [before, version] = await Promise.all([d1.findVersion('before'), readDatabaseVersion(d1)]);
  if (!before) throw new OperatorError('Nothing was changed. There is no version before.');
  const name = [before.commit, before.message].filter(Boolean).join(' ') || before.id;
  if (before.databaseVersion !== version) {
    const needs = before.databaseVersion ?? 'an unknown version';
    throw new OperatorError(
      `Nothing was changed. ${name} was made for database version ${needs}, and the database has ${version}. Deploy a correction, or take the database back as well: see "Taking a deployment back" in docs/operations.md.`,
    );
  }
  const question = `Put ${name} of ${before.deployedAt} back into service?`;
  if (!args.includes('--yes') && !(await terminal.confirm(question))) return 1;
  const command = ['rollback', before.id, ...config.place, '--yes'];
  const code = await wrangler.run([...command, '--message', `Back to ${name}`], {});
  return code === 0 ? look(surroundings, { patienceMs: 0 }) : code;
}

/** The first deployment: the first version of the Worker already has the secret. */
async function runWithSecret(
  command: readonly string[],
  { place }: DeployConfig,
  { env, terminal, wrangler }: Surroundings,
): Promise<number> {
  const secret = takeSecret(env);
  const exitCode = await withSecretsFile(secret.value, (file) =>
    wrangler.run([...command, '--secrets-file', file], BUILT),
  );
  // Wrangler may fail after the upload, for example at the domain; then nobody could read it back.
  const state = exitCode === 0 ? undefined : await askSecretState(wrangler, place);
  if (state?.kind !== 'no worker yet') terminal.say(describeSecret(secret));
  return exitCode;
}

async function look(
  { settings: { origin }, terminal, fetch }: Surroundings,
  options: { readonly home?: string; readonly patienceMs: number },
): Promise<number> {
  terminal.say(`Looking at ${origin} …`);
  const findings = await checkLive({ origin, fetch, ...options });
  for (const { isGood, words } of findings) terminal.say(`  ${isGood ? 'ok  ' : 'BAD '} ${words}`);
  if (findings.every(({ isGood }) => isGood)) return 0;
  terminal.say(
    findings.length > 1
      ? 'To look again: npm run deploy -- --check. To go back: npm run deploy -- --rollback'
      : 'A new domain needs some minutes. To look again: npm run deploy -- --check',
  );
  return 1;
}

interface PlacedDatabase {
  readonly name: string;
  /** As wrangler spells it, such as `eu`. */
  readonly jurisdiction: string;
}

/**
 * Makes the database of a first deployment in a jurisdiction, which cannot be changed later. Wrangler
 * itself would make it anywhere. One that is there already is left alone.
 *
 * @returns what to tell the operator, and whether the deployment may go on.
 */
async function makeDatabase(
  wrangler: Wrangler,
  { name, jurisdiction }: PlacedDatabase,
): Promise<{ readonly isThere: boolean; readonly words: string }> {
  const listed = await wrangler.ask(['d1', 'list', '--json']);
  if (listed.isDone && readNames(listed.stdout).includes(name)) {
    const words = `The database ${name} was there before: it stays in the place where it was made.`;
    return { isThere: true, words };
  }
  const made = await wrangler.ask(['d1', 'create', name, '--jurisdiction', jurisdiction]);
  return made.isDone
    ? { isThere: true, words: `The database ${name} is in the jurisdiction ${jurisdiction}.` }
    : { isThere: false, words: stripVTControlCharacters(made.stderr || made.stdout).trim() };
}
