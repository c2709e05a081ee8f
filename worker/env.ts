/** Both the id and the secret, or this provider is not set up. */
type ProviderVariables = {
  readonly [Name in `${'GOOGLE' | 'FACEBOOK' | 'TWITTER'}_${
    | 'CLIENT_ID'
    | 'CLIENT_SECRET'
    /** Stands in for the provider's own address, for tests and compatible services. */
    | 'ISSUER'}`]?: string;
};

/** What the deployment gives the Worker: see `wrangler.toml` and the README's table of settings. */
export interface Env extends ProviderVariables {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  /** A coarse gate against floods. The exact counters are in D1, so it may be absent. */
  readonly FLOOD_GATE?: RateLimit;
  /** Bounds what one network can report of its visits. */
  readonly VITALS_GATE?: RateLimit;
  /** Keeps how quick visits were. Without it the log does. */
  readonly VITALS?: AnalyticsEngineDataset;
  /** Sends mail. Without it everything else works, and the log says what was not sent. */
  readonly MAIL?: SendEmail;
  /** Encrypts the private signing keys at rest. At least 32 characters. */
  readonly KEY_WRAPPING_SECRET?: string;
}

const SECRET_MIN_CHARS = 32;
const checked = new WeakMap<Partial<Env>, readonly string[]>();

/** The Worker was deployed without something that it cannot do without. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Checks the bindings, once per isolate.
 *
 * @throws {ConfigurationError} naming everything that is missing.
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
  for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_ISSUER', 'TWITTER_ISSUER'] as const) {
    const issuer = env[name];
    if (issuer && !isIssuer(issuer)) {
      problems.push(`${name} must be an https:// origin, or http:// on this machine.`);
    }
  }
  return problems;
}

/** An origin that a sign-in may go to: encrypted, or on the machine that the Worker runs on. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  return (
    url?.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
  );
}
