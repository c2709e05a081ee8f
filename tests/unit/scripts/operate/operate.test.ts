import { describe, expect, test } from 'vitest';
import { type D1, type D1Place, databaseOf } from '../../../../scripts/operate/d1.ts';
import { COMMAND_NAMES, operate } from '../../../../scripts/operate/operate.ts';

type Answers = readonly (readonly object[])[];

interface RunOptions {
  readonly answers?: Answers;
  readonly isAgreed?: boolean;
}

/** Runs a command against a mock database that returns the given rows. */
async function run(args: readonly string[], { answers = [[]], isAgreed = false }: RunOptions = {}) {
  const printed: string[] = [];
  const said: string[] = [];
  const statements: string[] = [];
  const places: D1Place[] = [];
  let questionCount = 0;
  const code = await operate(args, {
    env: { ONEGO_ORIGIN: 'https://acme.test' },
    terminal: {
      print: (text) => printed.push(text),
      say: (text) => said.push(text),
      confirm: async () => {
        questionCount += 1;
        return isAgreed;
      },
    },
    openD1: (place): D1 => {
      places.push(place);
      return {
        name: `${place.isRemote ? 'remote' : 'local'} database`,
        isRemote: place.isRemote,
        ...databaseOf(async (asked) => {
          statements.push(...asked);
          return answers.map((rows) => [...rows]);
        }),
        exportTo: async () => undefined,
        runFile: async () => undefined,
        findVersion: async () => undefined,
        readBookmark: async () => '',
      };
    },
  });
  return {
    code,
    printed: printed.join('\n'),
    said: said.join('\n'),
    statements,
    places,
    questionCount,
  };
}

describe('the operators’ commands', () => {
  test('are listed with one line each', async () => {
    const { code, printed } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of COMMAND_NAMES)
      expect(printed).toMatch(new RegExp(`^  ${command} +\\S`, 'm'));
    expect((await run([])).code).toBe(2);
  });

  test.each(COMMAND_NAMES)(
    '%s explains itself, and touches no database for that',
    async (command) => {
      const { code, printed, places } = await run([command, '--help']);
      expect(code).toBe(0);
      expect(printed).toMatch(new RegExp(`^npm run operate -- ${command}`));
      expect(printed).toContain('--remote');
      expect(places).toEqual([]);
    },
  );

  test.each([
    [['delete-everything'], 'There is no command "delete-everything"'],
    [['constructor'], 'There is no command "constructor"'],
    [['lock-user'], 'The address is missing'],
    [['make-user', 'kim@example.com'], 'The name is missing'],
    [['make-user', 'kim@example.com', 'Kim', 'Rao'], '"Rao" is one word too many'],
    [['make-user', 'kim', 'Kim'], 'Enter an email address'],
    [['make-user', 'kim@example.com', ' '], 'Enter your name'],
    [['list-users', '--page', '0'], 'The page is a number'],
    [['list-users', '--page', 'x'], 'The page is a number'],
    [['list-users', '--remote', '--local'], 'not both'],
    [['list-users', '--everything'], '--everything'],
    [['export-leads', '--since', 'yesterday'], 'The day is written as'],
  ])('%j is not understood, and changes nothing', async (args, words) => {
    const { code, said, statements } = await run(args);
    expect(code).toBe(2);
    expect(said).toContain(words);
    expect(said).toContain('--help');
    expect(statements).toEqual([]);
  });

  test('work on the local database unless told otherwise, and say which it is', async () => {
    const local = await run(['unlock-user', 'kim@example.com'], { answers: [[{}]] });
    expect(local.places).toEqual([{ isRemote: false, config: undefined }]);
    expect(local.said).toContain('This is the local database.');
    const remote = await run(['unlock-user', 'kim@example.com', '--remote'], { answers: [[{}]] });
    expect(remote.places).toEqual([{ isRemote: true, config: undefined }]);
    expect(remote.said).toContain('This is the remote database.');
  });

  test('end with 1 when there is no such account', async () => {
    for (const command of [
      'lock-user',
      'unlock-user',
      'end-sessions',
      'reset-link',
      'remove-second-factor',
    ]) {
      const { code, said } = await run([command, 'nobody@example.com']);
      expect(code).toBe(1);
      expect(said).toContain('There is no account with nobody@example.com');
    }
  });

  test('fold an address as the site does', async () => {
    const { statements } = await run(['unlock-user', ' KIM@Example.com '], { answers: [[{}]] });
    expect(statements.join()).toContain("'kim@example.com'");
    expect(statements.join()).not.toMatch(/KIM/);
  });
});

test('an unknown command leads to the list of commands', async () => {
  const { said } = await run(['foo']);
  expect(said).toMatch(/^See: npm run operate -- --help$/m);
});

describe('a new account', () => {
  test('gets a link whose token is nowhere in the SQL', async () => {
    const args = ['make-user', 'kim@example.com', "O'Brien", '--remote'];
    const { code, printed, statements } = await run(args, { answers: [[{ id: '1' }], []] });
    expect(code).toBe(0);
    const token = /^https:\/\/acme\.test\/reset-password#token=([\w-]{43})$/.exec(printed)?.[1];
    expect(token).toBeDefined();
    expect(statements.join()).not.toContain(token);
    expect(statements.join()).toContain("'O''Brien'");
  });

  test('is not made twice', async () => {
    const { code, said, printed } = await run(['make-user', 'kim@example.com', 'Kim']);
    expect(code).toBe(1);
    expect(said).toContain('already');
    expect(printed).toBe('');
  });
});

test('a question is asked once, and not with --yes', async () => {
  const answers: Answers = [[{ slot: 'current', kid: 'k1', created_at_ms: 0 }], [{ count: 7 }]];
  const asked = await run(['rotate-keys'], { answers, isAgreed: true });
  expect(asked).toMatchObject({ code: 0, questionCount: 1 });
  const forced = await run(['rotate-keys', '--yes'], { answers });
  expect(forced).toMatchObject({ code: 0, questionCount: 0 });
});

describe('restoring', () => {
  test('needs a file that is a backup of this site', async () => {
    const missing = await run(['restore', 'no-such-file.sql', '--yes']);
    expect(missing.code).toBe(1);
    expect(missing.said).toContain('cannot be read');
    const other = await run(['restore', 'package.json', '--yes']);
    expect(other.code).toBe(1);
    expect(other.said).toContain('holds no database of this site');
    expect(other.statements).toEqual([]);
  });
});
