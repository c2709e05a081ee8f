import { foldEmail } from '../../worker/auth/accounts.ts';
import { browserName } from '../../worker/auth/browser-name.ts';
import { listConnections } from '../../worker/db/connections.ts';
import { listDevices } from '../../worker/db/devices.ts';
import { listPasskeys } from '../../worker/db/passkeys.ts';
import { findActiveFactor } from '../../worker/db/second-factors.ts';
import { findUserByEmail, type UserRow } from '../../worker/db/users.ts';
import { deleteWaysIn } from '../../worker/db/ways-in.ts';
import type { Command, CommandInput } from './command.ts';
import { OperatorError } from './errors.ts';
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
    const email = foldEmail(parameters[0] ?? '');
    const user = await findUserByEmail(d1, email);
    if (user === null) throw new OperatorError(`There is no account with ${email}.`);
    await showWaysIn(input, user);
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
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const passkeys = await listPasskeys(d1, id);
  const connections = await listConnections(d1, id);
  const devices = await listDevices(d1, id, Date.now());
  const factor = await findActiveFactor(d1, id);
  const rows = [
    ...(factor === null
      ? []
      : [['second factor', 'authenticator app', new Date(factor.enabled_at_ms).toISOString()]]),
    ...passkeys.map(({ name, createdAt }) => ['passkey', name, createdAt]),
    ...connections.map(({ provider, label, connectedAt }) => [provider, label, connectedAt]),
    ...devices.map((device) => [
      'browser',
      [browserName(device.user_agent), device.place].filter(Boolean).join(', '),
      new Date(device.created_at_ms).toISOString(),
    ]),
  ];
  if (rows.length === 0) {
    terminal.say(`Only the password opens ${email}.`);
    return;
  }
  terminal.say(`Besides the password, ${email} has (remove them with ways-in --remove):`);
  terminal.print(table(['KIND', 'NAME', 'SINCE'], rows));
}
