import type { Settings } from '../../web/content/settings.ts';
import type { Terminal } from '../operate/terminal.ts';
import { type Environment, SettingsError } from '../settings.ts';
import { type DeployConfig, readDeployConfig } from './config.ts';
import { makeDatabase } from './database.ts';
import { askSecretState, describeSecret, takeSecret, withSecretsFile } from './key-secret.ts';
import { checkLive } from './live-check.ts';
import {
  describeProblems,
  findMissingDomain,
  findProblems,
  isPlaceholder,
  type Problem,
} from './preflight.ts';
import type { Wrangler } from './wrangler.ts';

/** A new domain gets its certificate within minutes. */
const PATIENCE_MS = 3 * 60 * 1000;

const OWN_OPTIONS = ['--yes', '--check', '--help'];

const HELP = `npm run deploy -- [options]

  --yes       publish in spite of problems, without a question
  --dry-run   build, and show what would be published
  --check     only look at the site that is live
  --help      this text

All other options go to wrangler deploy, for example --config and --env.`;

export interface Surroundings {
  readonly env: Environment;
  readonly settings: Settings;
  readonly terminal: Terminal;
  /** Whether a person reads what is printed. */
  readonly isInteractive: boolean;
  readonly wrangler: Wrangler;
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
    return await publish(args, surroundings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    surroundings.terminal.say(error.message);
    return 1;
  }
}

async function publish(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, settings, terminal, wrangler, readHome, patienceMs = PATIENCE_MS } = surroundings;
  const passedOn = args.filter((arg) => !OWN_OPTIONS.includes(arg));
  const config = readDeployConfig(passedOn);
  if (config.isDryRun) return wrangler.run(['deploy', ...passedOn], CHECKED);

  const state = await askSecretState(wrangler, config.place);
  const isFirst = state.kind === 'no worker yet';
  const isSecretKnown = state.kind === 'worker' && !config.hasSecretsFile;
  const hasSecret = isSecretKnown ? state.hasSecret : undefined;
  const domain = findMissingDomain(settings, config);
  const problems = findProblems({ settings, config, domain, hasSecret }, env);
  if (state.kind === 'unknown') {
    if (problems.length > 0) terminal.say(`${describeProblems(problems)}\n`);
    terminal.say(
      `${state.reason}\nLog in with npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.`,
    );
    return 1;
  }
  if (!(await isAgreed(problems, args.includes('--yes'), terminal))) return 1;

  if (isFirst && settings.jurisdiction && config.database) {
    const { jurisdiction } = settings;
    const made = await makeDatabase(wrangler, { name: config.database, jurisdiction });
    terminal.say(made.words);
    if (!made.isThere) return 1;
  }

  const command = ['deploy', ...passedOn, ...(domain === undefined ? [] : ['--domain', domain])];
  const exitCode =
    isFirst && !config.hasSecretsFile
      ? await runWithSecret(command, config, surroundings)
      : await wrangler.run(command, CHECKED);
  if (exitCode !== 0) return exitCode;
  if (isPlaceholder(settings.origin)) {
    terminal.say(`Published. There is no site at ${settings.origin} to look at.`);
    return 0;
  }
  return look(surroundings, { home: readHome(), patienceMs });
}

/** The build refuses to be published without it. */
const CHECKED = { ONEGO_DEPLOY: 'checked' };

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

/** The first deployment: the first version of the Worker already has the secret. */
async function runWithSecret(
  command: readonly string[],
  { place }: DeployConfig,
  { env, terminal, isInteractive, wrangler }: Surroundings,
): Promise<number> {
  const secret = takeSecret(env);
  const exitCode = await withSecretsFile(secret.value, (file) =>
    wrangler.run([...command, '--secrets-file', file], CHECKED),
  );
  // Wrangler may fail after the upload, for example at the domain.
  const state = exitCode === 0 ? undefined : await askSecretState(wrangler, place);
  if (state === undefined || state.kind === 'worker') {
    terminal.say(describeSecret(secret, isInteractive));
  }
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
  terminal.say('A new domain needs some minutes. To look again: npm run deploy -- --check');
  return 1;
}
