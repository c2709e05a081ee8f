import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Environment, SettingsError } from '../settings.ts';
import { readNames, type Wrangler } from './wrangler.ts';

const NAME = 'KEY_WRAPPING_SECRET';
const SECRET_BYTES = 32;
/** As worker/env.ts demands. */
const SECRET_MIN_CHARS = 32;

/** The Worker as far as its secret is concerned. */
export type SecretState =
  | { readonly kind: 'no worker yet' }
  | { readonly kind: 'worker'; readonly hasSecret: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** @param place options that name the config. */
export async function askSecretState(
  wrangler: Wrangler,
  place: readonly string[],
): Promise<SecretState> {
  const { isDone, stdout, stderr } = await wrangler.ask([
    ...['secret', 'list', '--format', 'json'],
    ...place,
  ]);
  if (isDone) return { kind: 'worker', hasSecret: readNames(stdout).includes(NAME) };
  return /Worker "[^"]*" not found/.test(stderr)
    ? { kind: 'no worker yet' }
    : { kind: 'unknown', reason: readError(stderr) };
}

interface Secret {
  readonly value: string;
  readonly isNew: boolean;
}

/**
 * The secret of the environment, or a new one.
 * @throws {SettingsError} if that of the environment is too short for the Worker.
 */
export function takeSecret(env: Environment): Secret {
  const given = env[NAME];
  if (!given) return { value: randomBytes(SECRET_BYTES).toString('base64url'), isNew: true };
  if (given.length < SECRET_MIN_CHARS) {
    throw new SettingsError(`${NAME} must have at least ${SECRET_MIN_CHARS} characters.`);
  }
  return { value: given, isNew: false };
}

/** What the operator should do with a secret that the Worker has now. */
export function describeSecret({ value, isNew }: Secret): string {
  if (!isNew) return `The Worker has the ${NAME} of the environment.`;
  return `
The Worker has a new ${NAME}, which nobody can read back:

  ${value}

Keep a copy where you keep passwords. It encrypts the signing keys and second factors in the
database: without it, a backup opens no login. If it is lost, see "Signing keys" in docs/operations.md.
`;
}

/**
 * Gives `use` a file with the secret, as `wrangler deploy --secrets-file` takes it, and deletes the
 * file. So the first version has the secret, and the secret stands in no command line.
 */
export async function withSecretsFile<Result>(
  secret: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'onego-secret-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify({ [NAME]: secret }), { mode: 0o600 });
    return await use(file);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** The message of wrangler, without its colours, mark and the place of its log. */
function readError(stderr: string): string {
  const [, message = stderr] = /\[ERROR\]\s*([^\n]*)/.exec(stripVTControlCharacters(stderr)) ?? [];
  return message.trim();
}
