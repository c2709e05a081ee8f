import type { Environment } from '../settings.ts';
import type { D1 } from './d1.ts';
import { OperatorError } from './errors.ts';
import type { Terminal } from './terminal.ts';

export interface CommandInput {
  readonly d1: D1;
  readonly terminal: Terminal;
  readonly env: Environment;
  /** One value for each name in the command's `parameters`. An `address` is folded. */
  readonly parameters: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Names of the required arguments, in order. */
  readonly parameters: readonly string[];
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** The command does not use the database. */
  readonly isOffline?: boolean;
  /** Further help text: options, consequences, an example. */
  readonly help: string;
  readonly run: (input: CommandInput) => Promise<void>;
}

/** @throws {OperatorError} unless the operator agrees, now or with `--yes`. */
export async function requireConsent(
  { terminal, options }: CommandInput,
  question: string,
): Promise<void> {
  if (options.yes || (await terminal.confirm(question))) return;
  throw new OperatorError(
    'Nothing was changed. Answer "yes", or give --yes where nobody is asked.',
  );
}
