import { browserName } from '../../worker/auth/browser-name.ts';
import { ACCOUNT_EVENT_DAYS, BY_OPERATOR } from '../../worker/contract/accounts.ts';
import { listAccountEvents } from '../../worker/db/account-events.ts';
import { requireUser } from './accounts.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

const MOST_EVENTS = 200;

export const events: Command = {
  summary: 'Lists what happened in an account, newest first.',
  parameters: ['address'],
  help: `
The newest ${MOST_EVENTS}. Its owner sees the same on the account page. Events are kept for ${ACCOUNT_EVENT_DAYS} days.`,
  async run({ d1, terminal, parameters: [email = ''] }) {
    const { id } = await requireUser(d1, email);
    const rows = (await listAccountEvents(d1, id, MOST_EVENTS)).map((row) => [
      new Date(row.at_ms).toISOString().slice(0, 19).replace('T', ' '),
      row.event,
      row.method,
      row.method === BY_OPERATOR ? '' : browserName(row.user_agent),
      row.place,
    ]);
    terminal.print(table(['TIME (UTC)', 'EVENT', 'METHOD', 'BROWSER', 'PLACE'], rows));
  },
};
