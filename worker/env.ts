import { PROVIDERS, type Provider } from './contract/accounts.ts';

/** A provider is configured if both its id and its secret are set. */
type ProviderVariables = {
  readonly [Name in `${Uppercase<Provider>}_${
    | 'CLIENT_ID'
    | 'CLIENT_SECRET'
    /** Stands in for the provider's own address, for tests and compatible services. */
    | 'ISSUER'}`]?: string;
};

/**
 * The Worker's bindings and variables: see `wrangler.toml` and the settings table in the README.
 */
export interface Env extends ProviderVariables {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  /** Coarse rate limit against floods. Optional, because the exact counters are in D1. */
  readonly FLOOD_GATE?: RateLimit;
  /** Rate limit for web vitals reports, per network. */
  readonly VITALS_GATE?: RateLimit;
  /** Rate limit for what browsers report by themselves, per network. */
  readonly REPORTS_GATE?: RateLimit;
  /** Stores web vitals; without it they are logged. */
  readonly VITALS?: AnalyticsEngineDataset;
  /** Sends mail. Optional: without it, unsent mails are logged. */
  readonly MAIL?: SendEmail;
  /** Encrypts the private signing keys and the second factors at rest. At least 32 characters. */
  readonly KEY_WRAPPING_SECRET?: string;
}

const SECRET_MIN_CHARS = 32;
const checked = new WeakMap<Partial<Env>, readonly string[]>();

/** A required binding or variable is missing or invalid. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Validates the bindings, once per isolate.
 *
 * @throws {ConfigurationError} listing every problem.
 */
export function requireBindings(env: Partial<Env>): void {
  const problems = checked.get(env) ?? findProblems(env);
  checked.set(env, problems);
  if (problems.length > 0) throw new ConfigurationError(problems.join(' '));
}

function findProblems(env: Partial<Env>): string[] {
  const problems: string[] = [];
  if (!env.ASSETS) {
    problems.push('The binding ASSETS is missing: add [assets] binding = "ASSETS".');
  }
  if (!env.DB) {
    problems.push('The binding DB is missing: add [[d1_databases]] binding = "DB".');
  }
  const secret = env.KEY_WRAPPING_SECRET;
  if (secret !== undefined && secret.length < SECRET_MIN_CHARS) {
    problems.push(`KEY_WRAPPING_SECRET must have at least ${SECRET_MIN_CHARS} characters.`);
  }
  for (const provider of PROVIDERS) {
    const { prefix, issuer } = providerVariables(env, provider);
    if (issuer && !isIssuer(issuer)) {
      problems.push(`${prefix}_ISSUER must be an https:// origin, or http:// on this machine.`);
    }
  }
  return problems;
}

/** What the environment says of a provider; nothing of one that is not set up. */
export function providerVariables(env: Partial<Env>, provider: Provider) {
  const prefix = provider.toUpperCase() as Uppercase<Provider>;
  return {
    prefix,
    clientId: env[`${prefix}_CLIENT_ID`],
    clientSecret: env[`${prefix}_CLIENT_SECRET`],
    issuer: env[`${prefix}_ISSUER`] || undefined,
  };
}

/** Whether sign-ins may go to this origin: https, or http on the local machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  return (
    url?.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
  );
}
