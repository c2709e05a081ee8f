/**
 * The operators' commands on an in-memory SQLite database; the deep rehearsal runs those around a backup
 * with wrangler.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openSite();
  site.addUser({ id: 'kim', email: 'kim@example.com' });
  site.addUser({ id: 'lee', email: 'lee@example.com' });
  site.addUser({ id: 'demo', email: 'demo@example.com', isDemo: true });
});

test('list-users shows fifty at a time, oldest first, with what is known of each', async () => {
  site.exec(`UPDATE users SET email_verified_at_ms = 86400000, created_at_ms = 60000
             WHERE id = 'kim'`);
  site.addSession({ sid: 's1', userId: 'kim', createdAtMs: 2 * 86_400_000 });
  for (let index = 0; index < 60; index += 1) {
    site.addUser({ id: `u${index}`, email: `u${index}@example.com` });
  }
  const first = await site.run('list-users');
  expect(first.printed.split('\n')).toHaveLength(51);
  expect(first.said).toContain('63 accounts, page 1 of 2, including 1 demo account');
  expect(first.printed).toMatch(/^lee@example\.com +Name +no +no +1970-01-01 00:00 +–$/m);
  expect(first.printed).toMatch(/^demo@example\.com +Name +demo /m);
  const last = await site.run('list-users', '--page', '3');
  expect(last.said).toContain('There is no page 3: this is the last.');
  expect(last.printed).toMatch(
    /^kim@example\.com +Name +1970-01-02 00:00 +no +1970-01-01 00:01 +1970-01-03 00:00$/m,
  );
  expect(last.printed).toBe((await site.run('list-users', '--page', '2')).printed);
});

test('a name cannot write to the terminal', async () => {
  site.exec("UPDATE users SET username = char(27) || '[2J' || char(7) || char(8238) || 'a'");
  expect((await site.run('list-users')).printed).not.toMatch(/(?!\n)\p{C}/u);
});

describe('make-user', () => {
  test('makes an account without a password, and a link whose digest is stored', async () => {
    const { code, printed } = await site.run('make-user', ' New@Example.com', "O'Rao");
    expect(code).toBe(0);
    const token = printed.split('#token=')[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    expect(
      site.rows(
        `SELECT users.email, username, password_hash, is_demo, email_verified_at_ms, purpose,
           token_sha256, link.email AS sent_to, link.expires_at_ms - link.created_at_ms AS ms
         FROM users JOIN one_time_tokens AS link ON link.user_id = users.id`,
      ),
    ).toEqual([
      {
        email: 'new@example.com',
        username: "O'Rao",
        password_hash: '',
        is_demo: 0,
        email_verified_at_ms: null,
        purpose: 'reset_password',
        token_sha256: Buffer.from(digest).toString('base64url'),
        sent_to: 'new@example.com',
        ms: 30 * 60 * 1000,
      },
    ]);
    expect(site.rows('SELECT event, method FROM account_events')).toEqual([
      { event: 'account_made', method: 'operator' },
    ]);
  });

  test('leaves an account that is there as it is, and makes no link to it', async () => {
    const { code, said, printed } = await site.run('make-user', 'kim@example.com', 'Other');
    expect(code).toBe(1);
    expect(said).toContain('already');
    expect(printed).toBe('');
    expect(site.rows("SELECT username FROM users WHERE id = 'kim'")).toEqual([
      { username: 'Name' },
    ]);
    expect(site.rows('SELECT * FROM one_time_tokens')).toEqual([]);
    expect(site.rows('SELECT * FROM account_events')).toEqual([]);
  });
});

test('reset-link voids earlier links for a password, of that account alone', async () => {
  for (const [token, purpose, user] of [
    ['old', 'reset_password', 'kim'],
    ['verify', 'verify', 'kim'],
    ['lee', 'reset_password', 'lee'],
  ]) {
    site.exec(
      `INSERT INTO one_time_tokens VALUES ('${token}', '${purpose}', '${user}', 'a', NULL, 0, 1, NULL)`,
    );
  }
  expect((await site.run('reset-link', 'kim@example.com')).code).toBe(0);
  const tokens = site
    .rows('SELECT token_sha256 FROM one_time_tokens')
    .map((row) => row.token_sha256);
  expect(tokens).toHaveLength(3);
  expect(tokens).toEqual(expect.arrayContaining(['verify', 'lee']));
});

describe('lock-user and unlock-user', () => {
  test('lock ends sessions and links, and unlock brings none of them back', async () => {
    site.addSession({ sid: 's1', userId: 'kim' });
    site.addSession({ sid: 's2', userId: 'lee' });
    site.exec(
      "INSERT INTO one_time_tokens VALUES ('t', 'reset_password', 'kim', 'a', NULL, 0, 1, NULL)",
    );
    expect((await site.run('lock-user', 'KIM@example.com')).code).toBe(0);
    expect(site.rows('SELECT id FROM users WHERE locked_at_ms > 0')).toEqual([{ id: 'kim' }]);
    expect(site.rows('SELECT sid FROM sessions')).toEqual([{ sid: 's2' }]);
    expect(site.rows('SELECT * FROM one_time_tokens')).toEqual([]);

    expect((await site.run('unlock-user', 'kim@example.com')).code).toBe(0);
    expect(site.rows('SELECT id FROM users WHERE locked_at_ms IS NOT NULL')).toEqual([]);
    expect(site.rows('SELECT sid FROM sessions')).toEqual([{ sid: 's2' }]);
  });

  test('lock calls off a removal of the second factor, which its owner could not stop', async () => {
    addFactor('kim');
    await site.run('remove-second-factor', 'kim@example.com');
    const { printed } = await site.run('lock-user', 'kim@example.com');
    expect(printed).toContain('The removal of its second factor is called off.');
    expect(site.rows('SELECT removal_asked_at_ms FROM second_factors')).toEqual([
      { removal_asked_at_ms: null },
    ]);
  });

  test.each([
    ['reset-link', 'no link opens it'],
    ['remove-second-factor', 'its owner could not stop the removal'],
  ])('%s refuses a locked account, and says what to do first', async (command, reason) => {
    addFactor('kim');
    await site.run('lock-user', 'kim@example.com');
    const before = eventsOf('kim');
    const { code, said, printed } = await site.run(command, 'kim@example.com');
    expect(code).toBe(1);
    expect(printed).toBe('');
    expect(said).toContain(`kim@example.com is locked: ${reason}.`);
    expect(said).toContain('then unlock-user');
    expect(eventsOf('kim')).toEqual(before);
    expect(site.rows('SELECT * FROM one_time_tokens')).toEqual([]);
  });

  test('a demo account belongs to everyone and is not locked', async () => {
    site.addSession({ sid: 's1', userId: 'demo' });
    const { code, said } = await site.run('lock-user', 'demo@example.com');
    expect(code).toBe(1);
    expect(said).toContain('ONEGO_DEMO_ACCOUNTS=off');
    expect(site.rows('SELECT sid FROM sessions')).toHaveLength(1);
  });
});

test('end-sessions ends those of one account', async () => {
  site.addSession({ sid: 's1', userId: 'kim' });
  site.addSession({ sid: 's2', userId: 'kim' });
  site.addSession({ sid: 's3', userId: 'lee' });
  expect((await site.run('end-sessions', 'kim@example.com')).printed).toMatch(/^2 sessions/);
  expect(site.rows('SELECT sid FROM sessions')).toEqual([{ sid: 's3' }]);
});

describe('sign-in-methods', () => {
  beforeEach(() => {
    site.exec("INSERT INTO passkeys VALUES ('c', 'kim', '', 0, '[]', 'Laptop', 0, NULL)");
    site.exec("INSERT INTO connections VALUES ('google', 's', 'kim', 'kim@gmail.com', 0)");
    for (const user of ['kim', 'lee']) {
      site.exec(`INSERT INTO devices VALUES ('s', '${user}', '', 'Pune', 0, 0, 9e15, NULL)`);
    }
  });

  test.each([['sign-in-methods'], ['lock-user'], ['reset-link'], ['end-sessions']])(
    '%s shows what opens the account besides the password',
    async (command) => {
      const { printed } = await site.run(command, 'kim@example.com');
      const devices = site.rows("SELECT * FROM devices WHERE user_id = 'kim'");
      const isForgotten = command === 'lock-user' || command === 'end-sessions';
      expect(devices).toHaveLength(isForgotten ? 0 : 1);
      if (command !== 'end-sessions') expect(printed).toContain('Unknown browser, Pune');
      expect(printed).toMatch(/passkey +Laptop/);
      expect(printed).toMatch(/google +kim@gmail.com/);
    },
  );

  test('a second factor is shown, and stays', async () => {
    site.exec(
      `INSERT INTO second_factors (user_id, secret, is_wrapped, created_at_ms, enabled_at_ms)
       VALUES ('kim', 'S', 0, 0, 1)`,
    );
    const { printed, said } = await site.run('sign-in-methods', 'kim@example.com', '--remove');
    expect(printed).toMatch(/second factor +authenticator app/);
    expect(said).toContain('with a password and a code only');
    expect(site.rows('SELECT user_id FROM second_factors')).toEqual([{ user_id: 'kim' }]);
  });

  test('--remove removes them all, of that account alone', async () => {
    const { said } = await site.run('sign-in-methods', 'kim@example.com', '--remove');
    expect(said).toContain('3 removed');
    for (const table of ['passkeys', 'connections']) {
      expect(site.rows(`SELECT * FROM ${table}`)).toEqual([]);
    }
    expect(site.rows('SELECT user_id FROM devices')).toEqual([{ user_id: 'lee' }]);
    const { said: again } = await site.run('sign-in-methods', 'kim@example.com');
    expect(again).toContain('Only the password opens kim@example.com.');
  });
});

describe('what the operator does to an account', () => {
  const kim = 'kim@example.com';

  test.each([
    [['lock-user', kim], ['account_locked']],
    [
      ['lock-user', kim, 'unlock-user', kim],
      ['account_locked', 'account_unlocked'],
    ],
    [['reset-link', kim], ['reset_link_made']],
    [['end-sessions', kim], ['logout_everywhere']],
    [['sign-in-methods', kim, '--remove'], ['ways_in_removed']],
    [
      ['remove-second-factor', kim, 'remove-second-factor', kim],
      ['second_factor_removal_requested'],
    ],
    [
      ['remove-second-factor', kim, 'remove-second-factor', kim, '--cancel'],
      ['second_factor_removal_requested', 'second_factor_kept'],
    ],
  ])('%j leaves the events %j', async (words, expected) => {
    addFactor('kim');
    site.exec("INSERT INTO passkeys VALUES ('c', 'kim', '', 0, '[]', 'Laptop', 0, NULL)");
    for (const command of words.join(' ').split(/ (?=[a-z][\w-]* kim@)/)) {
      expect((await site.run(...command.split(' '))).code).toBe(0);
    }
    expect(eventsOf('kim')).toEqual(expected);
    const { printed } = await site.run('events', kim);
    for (const event of expected) {
      expect(printed).toMatch(new RegExp(` ${event} +operator$`, 'm'));
    }
  });
});

test('remove-second-factor asks for the removal, which the site carries out, and --cancel stops it', async () => {
  const factors = () =>
    site.rows('SELECT user_id, removal_asked_at_ms > 0 AS is_asked FROM second_factors');
  addFactor('kim');
  addFactor('lee');
  const { code, printed } = await site.run('remove-second-factor', ' KIM@example.com');
  expect(code).toBe(0);
  expect(printed).toContain('72 hours later');
  expect(factors()).toEqual([
    { user_id: 'kim', is_asked: 1 },
    { user_id: 'lee', is_asked: null },
  ]);
  expect((await site.run('remove-second-factor', 'kim@example.com', '--cancel')).code).toBe(0);
  expect(factors()[0]).toEqual({ user_id: 'kim', is_asked: null });
  const again = await site.run('remove-second-factor', 'kim@example.com', '--cancel');
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('No removal') });
  const without = await site.run('remove-second-factor', 'demo@example.com');
  expect(without).toMatchObject({ code: 1, said: expect.stringContaining('no second factor') });
});

describe('rotate-keys', () => {
  beforeEach(() => {
    site.exec("INSERT INTO signing_keys VALUES ('previous', 'k0', 'p', '', 0, 0)");
    site.exec("INSERT INTO signing_keys VALUES ('current', 'k1', 'p', 'secret', 1, 1000)");
    site.addSession({ sid: 'old', userId: 'kim', createdAtMs: 500 });
    site.addSession({ sid: 'new', userId: 'kim', createdAtMs: 1500 });
  });

  test('says what ends, asks, and does nothing without a yes', async () => {
    const { code, said } = await site.run('rotate-keys');
    expect(code).toBe(1);
    expect(said).toContain('1 session is older than it and ends now');
    expect(site.rows('SELECT * FROM signing_keys')).toHaveLength(2);
  });

  test('retires the current key, forgets its private half, and deletes the one before', async () => {
    expect((await site.run('rotate-keys', '--yes')).code).toBe(0);
    expect(site.rows('SELECT slot, kid, private_jwk, is_wrapped FROM signing_keys')).toEqual([
      { slot: 'previous', kid: 'k1', private_jwk: '', is_wrapped: 0 },
    ]);
  });

  test('refuses to rotate again before there is a new key, which would end all sessions', async () => {
    await site.run('rotate-keys', '--yes');
    const { code, said } = await site.run('rotate-keys', '--yes');
    expect(code).toBe(1);
    expect(said).toContain('There is no current key');
    expect(site.rows('SELECT kid FROM signing_keys')).toEqual([{ kid: 'k1' }]);
  });
});

describe('the messages of visitors', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onego-leads-'));
    // Rows share timestamps, so that the boundaries of queries fall between equal ones.
    site.exec(
      `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 12029)
       INSERT INTO leads (id, created_at_ms, name, email, topic, message)
       SELECT 'id' || printf('%05d', n),
         ${Date.UTC(2026, 0, 1)} + (n / 6000) * 86400000, '=Name', 'Kim@example.com', 'other', 'a'
       FROM numbers`,
    );
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are exported each once, oldest first, to a new file', async () => {
    const file = join(folder, 'leads.csv');
    const { said } = await site.run('export-leads', '--output', file);
    expect(said).toContain('12030 messages');
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    const ids = lines.slice(1).map((line) => line.split(',').at(-1));
    expect(new Set(ids).size).toBe(12030);
    expect(ids).toEqual(ids.toSorted());
    expect(lines[1]).toBe("2026-01-01T00:00:00.000Z,'=Name,Kim@example.com,other,a,id00000");
  });

  test('overwrite no file', async () => {
    const file = join(folder, 'leads.csv');
    await writeFile(file, 'mine');
    expect((await site.run('export-leads', '--output', file)).code).toBe(1);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test('are deleted by address, however it is written, after a yes', async () => {
    expect((await site.run('delete-leads', 'kim@example.com')).code).toBe(1);
    expect(site.rows('SELECT count(*) AS n FROM leads')).toEqual([{ n: 12030 }]);
    const { printed } = await site.run('delete-leads', 'KIM@example.com', '--yes');
    expect(printed).toContain('12030 messages');
  });
});

test('restore refuses a database that is not empty', async () => {
  const { code, said } = await site.run(
    'restore',
    'tests/unit/scripts/operate/backup.sql',
    '--yes',
  );
  expect(code).toBe(1);
  expect(said).toContain('The database is not empty');
});

function addFactor(userId: string): void {
  site.exec(
    `INSERT INTO second_factors (user_id, secret, is_wrapped, created_at_ms, enabled_at_ms)
     VALUES ('${userId}', 'S', 0, 0, 1)`,
  );
}

/** Oldest first. */
function eventsOf(userId: string) {
  const rows = site.rows(
    `SELECT event FROM account_events WHERE user_id = '${userId}' ORDER BY id`,
  );
  return rows.map(({ event }) => event);
}
