import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { PASSWORD_MAX_BYTES } from '../contract/accounts.ts';
import { type LogFields, logEvent } from '../log.ts';
import { PASSWORD_PARAMETERS, type ScryptParameters } from './password-parameters.ts';

/** The right to make a hash: see `takeHashTurn`. */
export interface HashTurn {
  /** Runs synchronous work that blocks the isolate, several times, with a pause before each. */
  readonly hash: (rounds: number, runRound: () => void) => Promise<void>;
}

interface StoredHash {
  readonly parameters: ScryptParameters;
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

/** Limits for stored hashes: one that exceeds them is not ours and would stall the isolate. */
const CEILING: ScryptParameters = { costExponent: 15, blockSize: 8, parallelism: 4, rounds: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

const PHC =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,t=(\d{1,2}))?\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/** Verified when there is no account, so that the timing equals that of a wrong password. */
const NO_ACCOUNT: StoredHash = {
  parameters: PASSWORD_PARAMETERS,
  salt: new Uint8Array(SALT_BYTES),
  key: new Uint8Array(KEY_BYTES),
};

/** @returns a PHC string; `t` is the number of rounds. */
export async function hashPassword(
  turn: HashTurn,
  password: string,
  parameters = PASSWORD_PARAMETERS,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(turn, password, salt, parameters);
  return `${prefixOf(parameters)}${encode(salt)}$${encode(key)}`;
}

/**
 * Verifies a password in the same time whether or not the account exists.
 *
 * @param storedHash undefined if there is no such account, empty if it has no password.
 * @param logged identifies request and account in the log, should the hash not be one of ours.
 */
export async function verifyPassword(
  turn: HashTurn,
  password: string,
  storedHash: string | undefined,
  logged: LogFields,
): Promise<boolean> {
  const stored = storedHash ? parseHash(storedHash) : undefined;
  if (storedHash && stored === undefined) logEvent('stored_hash_refused', logged);
  const { parameters, salt, key } = stored ?? NO_ACCOUNT;
  const candidate = await deriveKey(turn, password, salt, parameters);
  return timingSafeEqual(candidate, key) && stored !== undefined;
}

/** Whether a hash was created with outdated parameters. */
export function needsRehash(storedHash: string, parameters = PASSWORD_PARAMETERS): boolean {
  return !storedHash.startsWith(prefixOf(parameters));
}

function prefixOf({ costExponent, blockSize, parallelism, rounds }: ScryptParameters): string {
  return `$scrypt$ln=${costExponent},r=${blockSize},p=${parallelism},t=${rounds}$`;
}

async function deriveKey(
  turn: HashTurn,
  password: string,
  salt: Uint8Array,
  { costExponent, blockSize, parallelism, rounds }: ScryptParameters,
): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  if (bytes.length > PASSWORD_MAX_BYTES) throw new RangeError('The password is too long.');
  let key: Uint8Array = bytes;
  let left = rounds;
  // As many pauses for an outdated hash as for the dummy, so that the timing does not tell them apart.
  await turn.hash(Math.max(rounds, PASSWORD_PARAMETERS.rounds), () => {
    if (left === 0) return;
    left -= 1;
    key = scryptSync(key, salt, KEY_BYTES, {
      N: 2 ** costExponent,
      r: blockSize,
      p: parallelism,
      maxmem: MAX_MEMORY_BYTES,
    });
  });
  return key;
}

/** @returns undefined if the text is not one of our PHC strings or exceeds the limits. */
function parseHash(storedHash: string): StoredHash | undefined {
  const [, costExponent, blockSize, parallelism, rounds = '1', salt, key] =
    PHC.exec(storedHash) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  const parameters = {
    costExponent: Number(costExponent),
    blockSize: Number(blockSize),
    parallelism: Number(parallelism),
    rounds: Number(rounds),
  };
  const isWithinCeiling =
    isBetween(1, parameters.costExponent, CEILING.costExponent) &&
    isBetween(1, parameters.blockSize, CEILING.blockSize) &&
    isBetween(1, parameters.parallelism, CEILING.parallelism) &&
    isBetween(1, parameters.rounds, CEILING.rounds);
  if (!isWithinCeiling) return undefined;
  return { parameters, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

function isBetween(least: number, value: number, most: number): boolean {
  return least <= value && value <= most;
}

/** Base64 without padding, as the PHC string format requires. */
function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '');
}
