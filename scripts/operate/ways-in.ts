import { browserName } from '../../worker/auth/browser-name.ts';
import { findActiveFactor } from '../../worker/db/second-factors.ts';
import { deleteWaysIn, listWaysIn } from '../../worker/db/ways-in.ts';
import { requireUser } from './accounts.ts';
import type { Command, CommandInput } from './command.ts';
import { table } from './table.ts';

export const waysIn: Command = {
  summary: 'Lists the passkeys, connected providers and remembered browsers of an account.',
  parameters: ['address'],
  options: { remove: { type: 'boolean' } },
  help: `
  --remove         removes them all; the password and a second factor stay

An intruder may have added some. To give an account back to its owner:

  npm run operate -- lock-user kim@example.com --remote
  npm run operate -- ways-in kim@example.com --remove --remote
  npm run operate -- unlock-user kim@example.com --remote
  npm run operate -- reset-link kim@example.com --remote`,
  async run(input) {
    const { d1, terminal, parameters, options } = input;
    const [email = ''] = parameters;
    const user = await requireUser(d1, email);
    await showWaysIn(input, email);
    if (options.remove !== true) return;
    const removed = (await d1.batch(deleteWaysIn(user.id))).flat();
    const factor = await findActiveFactor(d1, user.id);
    const rest = factor === null ? 'a password' : 'a password and a code';
    terminal.say(`${removed.length} removed. Now its owner gets in with ${rest} only.`);
  },
};

/** Prints what opens an account besides its password. */
export async function showWaysIn(
  { d1, terminal }: Pick<CommandInput, 'd1' | 'terminal'>,
  email: string,
): Promise<void> {
  const rows = (await listWaysIn(d1, email)).map(({ kind, name, place, since_ms }) => [
    kind,
    kind === 'browser' ? [browserName(name), place].filter(Boolean).join(', ') : name,
    new Date(since_ms).toISOString(),
  ]);
  if (rows.length === 0) {
    terminal.say(`Only the password opens ${email}.`);
    return;
  }
  terminal.say(`Besides the password, ${email} has (remove them with ways-in --remove):`);
  terminal.print(table(['KIND', 'NAME', 'SINCE'], rows));
}
