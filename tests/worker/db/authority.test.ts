import { beforeAll, describe, expect, test } from 'vitest';
import { act, alive, type Proven, proven } from '../../../worker/db/authority.ts';
import * as changePassword from '../../../worker/db/change-password.ts';
import * as connections from '../../../worker/db/connections.ts';
import { raw, sql } from '../../../worker/db/database.ts';
import * as devices from '../../../worker/db/devices.ts';
import * as oauthAttempts from '../../../worker/db/oauth-attempts.ts';
import * as tokens from '../../../worker/db/one-time-tokens.ts';
import { insertOutgoing } from '../../../worker/db/outbox.ts';
import * as challenges from '../../../worker/db/passkey-challenges.ts';
import * as passkeys from '../../../worker/db/passkeys.ts';
import * as secondFactors from '../../../worker/db/second-factors.ts';
import * as sessions from '../../../worker/db/sessions.ts';
import * as signInMethods from '../../../worker/db/sign-in-methods.ts';
import * as users from '../../../worker/db/users.ts';
import { createMember, db, outdateProofs } from '../support/accounts.ts';
import { protect } from '../support/second-factor.ts';

const FUNCTIONS = {
  ...changePassword,
  ...connections,
  ...devices,
  ...oauthAttempts,
  ...tokens,
  ...challenges,
  ...passkeys,
  ...secondFactors,
  ...sessions,
  ...signInMethods,
  ...users,
};

let memberId: string;
let own: { readonly sid: string; readonly user_id: string };
let otherSid: string;

beforeAll(async () => {
  const member = await createMember('authority@example.com');
  memberId = member.id;
  await protect(member.cookie);
  await createMember('other@example.com');
  await db.batch([
    sql`UPDATE second_factors SET enabled_at_ms = 1, removal_asked_at_ms = 1, next_codes = '["code"]'`,
    sql`INSERT INTO connections VALUES ('google', 'subject', ${memberId}, 'label', 1)`,
    sql`
      INSERT INTO passkeys (credential_id, user_id, public_key, signature_count, transports, name, created_at_ms)
      VALUES ('passkey', ${memberId}, '', 0, '[]', 'Key', 1)`,
    sql`
      INSERT INTO leads (id, created_at_ms, name, email, topic, message)
      VALUES ('lead', 1, 'Ada', 'authority@example.com', 'other', 'Hello')`,
  ]);
  const [mine, other] = await db.all<{ sid: string; user_id: string }>(
    sql`SELECT sid, user_id FROM sessions ORDER BY user_id <> ${memberId}`,
  );
  if (!mine || !other) throw new Error('The sessions are missing.');
  own = mine;
  otherSid = other.sid;
});

const nowMs = Date.now();

const token = (purpose: tokens.TokenPurpose): tokens.TokenRow => ({
  token_sha256: purpose,
  purpose,
  user_id: memberId,
  email: 'new@example.com',
  browser_sha256: null,
  sid: null,
  created_at_ms: nowMs,
  expires_at_ms: nowMs + 1e6,
});

/** The mail to the owner, as a statement of the same transaction. */
let notices = [
  insertOutgoing({
    id: 'notice',
    mail: '',
    is_wrapped: 0,
    token_sha256: null,
    is_counted: 0,
    created_at_ms: nowMs,
    claimed_until_ms: 0,
  }),
];

/** What the power of a session does, by function. */
const EFFECTS: Readonly<Record<string, (by: Proven) => Promise<unknown>>> = {
  changePasswordHash: async (by) => {
    const row = await users.findUserById(db, memberId);
    return changePassword.changePasswordHash(db, by, {
      oldHash: row?.password_hash ?? '',
      newHash: 'new',
      deviceIds: [],
      endsOtherSessions: true,
      nowMs,
      notices,
      renewal: [raw('SELECT 1')],
    });
  },
  insertConnection: (by) =>
    connections.insertConnection(
      db,
      by,
      { provider: 'facebook', subject: 'new', username: 'New', label: 'new' },
      notices,
    ),
  deleteConnection: (by) => connections.deleteConnection(db, by, 'google', notices),
  forgetDevices: (by) => devices.forgetDevices(db, by, []),
  insertAttempt: (by) =>
    db.run(
      oauthAttempts.insertAttempt(
        {
          state_sha256: 'state',
          browser_sha256: 'browser',
          provider: 'google',
          intent: 'connect',
          is_remembered: 0,
          has_code: 0,
          code_verifier: '',
          nonce: '',
          expires_at_ms: nowMs,
        },
        by,
      ),
    ),
  startEmailChange: (by) => tokens.startEmailChange(db, by, token('change_email'), notices),
  insertProofCode: (by) => tokens.insertProofCode(db, by, token('proof'), notices),
  insertChallenge: (by) =>
    db.run(
      challenges.insertChallenge(
        { challenge: 'challenge', browser_sha256: 'browser', expires_at_ms: nowMs },
        by,
      ),
    ),
  insertPasskey: (by) =>
    passkeys.insertPasskey(
      db,
      by,
      {
        credential_id: 'new',
        user_id: memberId,
        public_key: '',
        signature_count: 0,
        transports: '[]',
        name: 'New',
        created_at_ms: nowMs,
        last_used_at_ms: null,
      },
      10,
      notices,
    ),
  deletePasskey: (by) => passkeys.deletePasskey(db, by, 'passkey', notices),
  insertNewSecret: async (by) => {
    await db.run(sql`UPDATE second_factors SET enabled_at_ms = NULL`);
    const secret = { secret: 'new', is_wrapped: 0 };
    const work = secondFactors.insertNewSecret(db, by, secret);
    await work.finally(() => db.run(sql`UPDATE second_factors SET enabled_at_ms = 1`));
  },
  enableFactor: async (by) => {
    await db.run(sql`UPDATE second_factors SET enabled_at_ms = NULL`);
    const row = await secondFactors.findNewSecret(db, memberId);
    const work = secondFactors.enableFactor(db, by, {
      secret: row?.secret ?? '',
      step: 1e9,
      codes: ['new code'],
      nowMs,
      undo: token('undo_second_factor'),
      notices,
    });
    await work.finally(() => db.run(sql`UPDATE second_factors SET enabled_at_ms = 1`));
  },
  deleteFactor: (by) => secondFactors.deleteFactor(db, by, notices),
  storeNextCodes: (by) => secondFactors.storeNextCodes(db, by, ['new']),
  replaceCodes: (by) => secondFactors.replaceCodes(db, by, 'code', notices),
  cancelRemoval: (by) => secondFactors.cancelRemoval(db, by),
  noteProof: (by) => db.run(sessions.noteProof(by, nowMs)),
  endOwnSession: (by) => sessions.endOwnSession(db, by),
  endOtherSession: (by) => sessions.endOtherSession(db, by, by.sid),
  endAllSessions: (by) => sessions.endAllSessions(db, by),
  reviewSignInMethods: (by) =>
    signInMethods.reviewSignInMethods(db, by, {
      passkeys: [],
      connections: [],
      secondFactor: false,
    }),
  renameUser: (by) => users.renameUser(db, by, 'New'),
  deleteUser: (by) => users.deleteUser(db, by, notices),
};

test('every function that takes the power of a session is tried', () => {
  const takers = Object.entries(FUNCTIONS).flatMap(([name, value]) => {
    const [parameters = ''] = typeof value === 'function' ? String(value).split(/\) \{/) : [];
    return /\bby\b/.test(parameters) ? [name] : [];
  });
  expect(takers.toSorted()).toEqual(Object.keys(EFFECTS).toSorted());
});

test.each(Object.entries(EFFECTS).filter(([, run]) => /\bnotices\b/.test(String(run))))(
  'nothing happens if its mail cannot be stored: %s',
  async (_name, run) => {
    const stored = notices;
    notices = [raw("SELECT json('no JSON') WHERE changes() > 0")];
    const before = await dump();
    await expect(run(proven(own))).rejects.toThrow();
    expect(await dump()).toEqual(before);
    notices = stored;
  },
);

describe('nothing happens', () => {
  test.each(Object.entries(EFFECTS))(
    'for a session that is over, of another, or with an outdated proof: %s',
    async (_name, run) => {
      await db.run(sql`UPDATE sessions SET proved_at_ms = ${Date.now()}`);
      await expectNoEffect(proven({ sid: 'over', user_id: memberId }), run);
      await expectNoEffect(proven({ sid: otherSid, user_id: memberId }), run);
      await outdateProofs();
      await expectNoEffect(proven(own), run);
    },
  );

  test('for a locked account', async () => {
    await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE id = ${memberId}`);
    await expect(act(db, alive(own), [])).rejects.toMatchObject({ status: 403 });
    await db.run(sql`UPDATE users SET locked_at_ms = NULL WHERE id = ${memberId}`);
  });
});

async function expectNoEffect(by: Proven, run: (by: Proven) => Promise<unknown>): Promise<void> {
  const before = await dump();
  const outcome = await run(by).catch((error: unknown) => error);
  if (outcome !== undefined && !(outcome instanceof Error)) throw new Error('It was not refused.');
  if (outcome instanceof Error) expect(outcome).toMatchObject({ status: 403 });
  expect(await dump()).toEqual(before);
}

/** All rows of the tables of an account. */
function dump(): Promise<unknown> {
  const tables = [
    ...['users', 'sessions', 'devices', 'one_time_tokens', 'connections', 'passkeys', 'outbox'],
    ...['passkey_challenges', 'oauth_attempts', 'second_factors', 'recovery_codes', 'leads'],
  ];
  return db.batch(tables.map((table) => sql`SELECT * FROM ${raw(table)} ORDER BY rowid`));
}
