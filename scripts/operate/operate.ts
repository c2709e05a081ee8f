import { parseArgs } from 'node:util';
import { foldEmail } from '../../worker/auth/accounts.ts';
import type { Environment } from '../settings.ts';
import { backUp, restore } from './backups.ts';
import type { Command } from './command.ts';
import type { D1, D1Place } from './d1.ts';
import { OperatorError, UsageError } from './errors.ts';
import { events } from './events.ts';
import { listFacts } from './facts.ts';
import { rotateKeys } from './keys.ts';
import { deleteLeads, exportLeads } from './leads.ts';
import { listPromises } from './promises.ts';
import { removeSecondFactor, signInMethods } from './sign-in-methods.ts';
import { status } from './status.ts';
import type { Terminal } from './terminal.ts';
import { endSessions, listUsers, lockUser, makeUser, resetLink, unlockUser } from './users.ts';

const commands: Readonly<Record<string, Command>> = {
  status,
  'list-users': listUsers,
  'make-user': makeUser,
  'reset-link': resetLink,
  'lock-user': lockUser,
  'unlock-user': unlockUser,
  'end-sessions': endSessions,
  'sign-in-methods': signInMethods,
  events,
  'remove-second-factor': removeSecondFactor,
  'rotate-keys': rotateKeys,
  'back-up': backUp,
  restore,
  'export-leads': exportLeads,
  'delete-leads': deleteLeads,
  promises: listPromises,
  facts: listFacts,
};

export const COMMAND_NAMES = Object.keys(commands);

const COMMAND_CHARS = Math.max(...COMMAND_NAMES.map((name) => name.length));

const SHARED_OPTIONS = {
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  config: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const SHARED_HELP = `  --remote         the database of the deployed site
  --local          the one of npm start; this is the default
  --config <file>  another wrangler.toml
  --yes            do not ask
  --help           this text`;

interface Surroundings {
  readonly env: Environment;
  readonly terminal: Terminal;
  readonly openD1: (place: D1Place) => D1;
}

/** @returns the exit code: 0 for success, 1 for failure, 2 for a usage error. */
export async function operate(
  args: readonly string[],
  { env, terminal, openD1 }: Surroundings,
): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name === '--help' || name === '-h') {
    terminal.print(listCommands());
    return name === '' ? 2 : 0;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}".`);
    const { values: options, positionals } = read(command, rest);
    if (options.help) {
      terminal.print(describe(name, command));
      return 0;
    }
    const parameters = readParameters(command, positionals);
    const d1 = openD1({ isRemote: options.remote === true, config: options.config });
    if (!command.isOffline) terminal.say(`This is the ${d1.name}.`);
    await command.run({ d1, terminal, env, parameters, options });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const known = Object.hasOwn(commands, name) ? `${name} ` : '';
      terminal.say(`${error.message}\nSee: npm run operate -- ${known}--help`);
      return 2;
    }
    if (!(error instanceof OperatorError)) throw error;
    terminal.say(error.message);
    return 1;
  }
}

function read(command: Command, args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { ...command.options, ...SHARED_OPTIONS },
      allowPositionals: true,
    });
    const { local, remote } = parsed.values;
    if (local && remote) throw new Error('Give --local or --remote, not both.');
    return parsed;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws {UsageError} unless there is one value for each parameter. */
function readParameters({ parameters: wanted }: Command, given: readonly string[]): string[] {
  const missing = wanted[given.length];
  if (missing !== undefined) throw new UsageError(`The ${missing} is missing.`);
  if (given.length > wanted.length) {
    throw new UsageError(`"${given[wanted.length]}" is one word too many; put names into quotes.`);
  }
  return given.map((value, index) => (wanted[index] === 'address' ? foldEmail(value) : value));
}

function listCommands(): string {
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(COMMAND_CHARS)} ${summary}`,
  );
  return `npm run operate -- <command> [options]\n\n${lines.join('\n')}\n\n${SHARED_HELP}`;
}

function describe(name: string, { summary, parameters, help }: Command): string {
  const usage = ['npm run operate --', name, ...parameters.map((each) => `<${each}>`)].join(' ');
  return `${usage} [options]\n\n${summary}\n${help}\n\n${SHARED_HELP}`;
}
