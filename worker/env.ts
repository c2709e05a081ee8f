/** What the deployment gives the Worker: see `wrangler.toml` and the README's table of settings. */
export interface Env {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  /** A coarse gate against floods. The exact counters are in D1, so it may be absent. */
  readonly LOGIN_GATE?: RateLimit;
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
  return problems;
}
