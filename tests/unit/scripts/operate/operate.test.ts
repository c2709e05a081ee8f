import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../../../scripts/operate/operate.ts';
import { openSite } from './site.ts';

test('the commands are listed with one line each, and explain themselves', async () => {
  const site = await openSite();
  const { code, printed } = await site.run('--help');
  expect(code).toBe(0);
  for (const command of COMMAND_NAMES) {
    expect(printed).toMatch(new RegExp(`^  ${command} +\\S`, 'm'));
    const help = await site.run(command, '--help');
    expect(help.code).toBe(0);
    expect(help.printed).toMatch(new RegExp(`^npm run operate -- ${command}[^]*--remote`));
  }
  expect((await site.run()).code).toBe(2);
  expect(site.places).toEqual([]);
});

test.each([
  ['delete-everything', 'There is no command "delete-everything"'],
  ['constructor', 'There is no command "constructor"'],
  ['lock-user', 'The address is missing'],
  ['make-user kim@example.com', 'The name is missing'],
  ['make-user kim@example.com Kim Rao', '"Rao" is one word too many'],
  ['make-user kim Kim', 'Enter an email address'],
  ['list-users --page 0', 'The page is a number'],
  ['list-users --remote --local', 'not both'],
  ['list-users --everything', '--everything'],
  ['export-leads --since yesterday', 'The day is written as'],
])('%s is not understood, and changes nothing', async (args, words) => {
  const site = await openSite();
  const { code, said, printed } = await site.run(...args.split(' '));
  expect(code).toBe(2);
  expect(said).toContain(words);
  expect(said).toMatch(/^See: npm run operate -- .*--help$/m);
  expect(printed).toBe('');
  expect(site.rows('SELECT * FROM users')).toEqual([]);
});

describe('a command', () => {
  test('works on the local database unless told otherwise, and says which it is', async () => {
    const site = await openSite();
    expect((await site.run('list-users')).said).toContain('This is the test database.');
    await site.run('list-users', '--remote', '--config', 'staging.toml');
    expect(site.places).toEqual([
      { isRemote: false, config: undefined },
      { isRemote: true, config: 'staging.toml' },
    ]);
  });

  test.each(['lock-user', 'unlock-user', 'end-sessions', 'reset-link', 'remove-second-factor'])(
    '%s ends with 1 when there is no such account',
    async (command) => {
      const { code, said } = await (await openSite()).run(command, 'nobody@example.com');
      expect(code).toBe(1);
      expect(said).toContain('There is no account with nobody@example.com');
    },
  );

  test('that needs a file says what is wrong with it', async () => {
    const site = await openSite({ isEmpty: true });
    for (const [file, words] of [
      ['no-such-file.sql', 'cannot be read'],
      ['package.json', 'holds no database of this site'],
    ] as const) {
      const { code, said } = await site.run('restore', file, '--yes');
      expect(code).toBe(1);
      expect(said).toContain(words);
    }
  });
});
