import { foldEmail } from '../../worker/auth/accounts.ts';
import { browserName } from '../../worker/auth/browser-name.ts';
import { ACCOUNT_EVENT_DAYS } from '../../worker/contract/accounts.ts';
import { listAccountEvents } from '../../worker/db/account-events.ts';
import { findUserByEmail } from '../../worker/db/users.ts';
import type { Command } from './command.ts';
import { OperatorError, UsageError } from './errors.ts';
import { table } from './table.ts';

export const events: Command = {
  summary: 'Lists what happened in an account, newest first.',
  parameters: ['address'],
  options: { limit: { type: 'string' } },
  help: `
  --limit <number>  how many; 50 if not given

Its owner sees the same on the account page. Events are kept for ${ACCOUNT_EVENT_DAYS} days.`,
  async run({ d1, terminal, parameters, options }) {
    const limit = Number(options.limit ?? 50);
    if (!Number.isSafeInteger(limit) || limit < 1) {
      throw new UsageError('The limit is a number from 1.');
    }
    const email = foldEmail(parameters[0] ?? '');
    const user = await findUserByEmail(d1, email);
    if (user === null) throw new OperatorError(`There is no account with ${email}.`);
    const rows = (await listAccountEvents(d1, user.id, limit)).map((row) => [
      new Date(row.at_ms).toISOString().slice(0, 19).replace('T', ' '),
      row.event,
      row.method,
      browserName(row.user_agent),
      row.place,
    ]);
    terminal.print(table(['TIME (UTC)', 'EVENT', 'METHOD', 'BROWSER', 'PLACE'], rows));
  },
};
