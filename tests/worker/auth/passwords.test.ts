import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { PASSWORD_PARAMETERS } from '../../../worker/auth/password-parameters.ts';
import { needsRehash, verifyPassword } from '../../../worker/auth/passwords.ts';
import { OLD_PARAMETERS } from '../support/accounts.ts';
import { countHashes } from '../support/count-hashes.ts';
import { isPassword, makeHash } from '../support/passwords.ts';
import { readLog } from '../support/read-log.ts';

test('a hash is a PHC string with the work that ASVS 5.0 asks for, each round on the one before', async () => {
  const hash = await makeHash('hello', PASSWORD_PARAMETERS);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=1,t=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  const [salt = '', key] = hash.split('$').slice(3);
  const round = (input: string | Buffer) =>
    scryptSync(input, Buffer.from(salt, 'base64'), 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  const rounds = round(round(round('hello')));
  expect(rounds.toString('base64').replace('=', '')).toBe(key);
});

test('a hash from before there were rounds still fits, after as many pauses, and is outdated', async () => {
  const salt = 'A'.repeat(22);
  const key = scryptSync('hello', Buffer.from(salt, 'base64'), 32, { N: 16, r: 8, p: 3 });
  const stored = `$scrypt$ln=4,r=8,p=3$${salt}$${key.toString('base64').replace('=', '')}`;
  expect(await isPassword('hello', stored)).toBe(true);
  expect(await isPassword('hellO', stored)).toBe(false);
  expect(needsRehash(stored)).toBe(true);
  expect(await countRounds(stored)).toBe(await countRounds(undefined));
});

async function countRounds(stored: string | undefined): Promise<number> {
  let count = 0;
  const hash = async (rounds: number, runRound: () => void) => {
    count += rounds;
    for (let round = 0; round < rounds; round += 1) runRound();
  };
  await verifyPassword({ hash }, 'x', stored, {});
  return count;
}

test('two Unicode forms of a password are one, and more than 256 bytes of UTF-8 are not hashed', async () => {
  const hash = await makeHash('Zürich'.normalize('NFD'));
  expect(await isPassword('Zürich'.normalize('NFC'), hash)).toBe(true);
  await expect(async () => makeHash('é'.repeat(129))).rejects.toThrow(RangeError);
});

test.each([
  ['no account', undefined],
  ['an account without a password', ''],
])('%s is never a match, and costs as much', async (_case, stored) => {
  const logged = readLog();
  const check = async () => expect(await isPassword('', stored)).toBe(false);
  expect(await countHashes(check)).toBe(1);
  expect(logged()).toEqual([]);
});

const VALUES = `${'A'.repeat(22)}$${'A'.repeat(43)}`;
test.each([
  'plain',
  `$scrypt$ln=16,r=8,p=3$${VALUES}`,
  `$scrypt$ln=15,r=32,p=3$${VALUES}`,
  `$scrypt$ln=15,r=8,p=99$${VALUES}`,
  `$scrypt$ln=0,r=8,p=1$${VALUES}`,
  `$scrypt$ln=15,r=8,p=1,t=0$${VALUES}`,
  `$scrypt$ln=15,r=8,p=1,t=4$${VALUES}`,
  `$scrypt$ln=999,r=8,p=1$${VALUES}`,
  `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$`,
  `$scrypt$ln=4,r=8,p=1$${VALUES}$`,
  `$argon2id$v=19$m=65536,t=3,p=4$${VALUES}`,
])(
  'a stored hash that is not ours (%j) is refused, logged, and asks to be replaced',
  async (stored) => {
    const logged = readLog();
    expect(await isPassword('x', stored)).toBe(false);
    expect(logged().join()).toMatch(/"stored_hash_refused".*"account":"test"/);
    expect(needsRehash(stored)).toBe(true);
  },
);

test('a hash asks to be replaced when its parameters are not today’s', async () => {
  const hash = await makeHash('x', OLD_PARAMETERS);
  expect(needsRehash(hash)).toBe(true);
  expect(needsRehash(hash, OLD_PARAMETERS)).toBe(false);
});
