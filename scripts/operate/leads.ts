import { resolve } from 'node:path';
import { foldEmail } from '../../worker/auth/accounts.ts';
import { LEAD_FIELDS } from '../../worker/contract/leads.ts';
import { deleteLeadsOf, type LeadRow, listLeads } from '../../worker/db/leads.ts';
import { type Command, type CommandInput, requireConsent } from './command.ts';
import { csv } from './csv.ts';
import type { D1 } from './d1.ts';
import { UsageError } from './errors.ts';
import { writeNew } from './new-file.ts';

const LEADS_PER_QUERY = 500;

export const exportLeads: Command = {
  summary: 'Writes the messages of visitors as CSV, oldest first.',
  parameters: [],
  options: { since: { type: 'string' }, output: { type: 'string' } },
  help: `
  --since <day>    only those from this day on, UTC, such as 2026-01-31
  --output <file>  a new file; the standard output if not given (then use npm run --silent)

What a spreadsheet would run as a formula gets an apostrophe in front. Example:

  npm run operate -- export-leads --remote --since 2026-01-01 --output leads.csv`,
  async run({ d1, terminal, options }) {
    const leads = await readLeads(d1, readDay(options.since));
    const text = csv([
      ['received', ...LEAD_FIELDS, 'id'],
      ...leads.map((lead) => [
        new Date(lead.created_at_ms).toISOString(),
        ...LEAD_FIELDS.map((field) => lead[field]),
        lead.id,
      ]),
    ]);
    if (typeof options.output === 'string') await writeNew(resolve(options.output), text);
    else terminal.print(text);
    terminal.say(`${leads.length} messages`);
  },
};

export const deleteLeads: Command = {
  summary: 'Deletes the messages of one address, when its owner asks for it.',
  parameters: ['address'],
  help: '\nCopies in your mailbox and in backups are not reached.',
  async run(input) {
    const email = foldEmail(input.parameters[0] ?? '');
    await requireConsent(input, `Delete all messages of ${email}?`);
    const count = await deleteLeadsOf(input.d1, email);
    input.terminal.print(`${count} messages of ${email} are deleted.`);
  },
};

async function readLeads(d1: D1, sinceMs: number): Promise<LeadRow[]> {
  const leads: LeadRow[] = [];
  let after: Pick<LeadRow, 'created_at_ms' | 'id'> | undefined = { created_at_ms: sinceMs, id: '' };
  while (after) {
    const page: LeadRow[] = await listLeads(d1, after, LEADS_PER_QUERY);
    leads.push(...page);
    after = page.length < LEADS_PER_QUERY ? undefined : page.at(-1);
  }
  return leads;
}

/** @returns milliseconds since 1970; 0 if no day is given. */
function readDay(day: CommandInput['options'][string]): number {
  if (day === undefined) return 0;
  const timeMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(timeMs)) throw new UsageError('The day is written as 2026-01-31.');
  return timeMs;
}
