import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LEAD_FIELDS } from '../../worker/contract/leads.ts';
import { deleteLeadsOf, type LeadRow, listLeads } from '../../worker/db/leads.ts';
import { type Command, type CommandInput, requireConsent } from './command.ts';
import { csv } from './csv.ts';
import type { D1 } from './d1.ts';
import { UsageError } from './errors.ts';
import { writeNew } from './new-file.ts';
import { counted } from './table.ts';

const LEADS_PER_QUERY = 5000;

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
    const start = { created_at_ms: readDay(options.since), id: '' };
    const file = typeof options.output === 'string' ? resolve(options.output) : undefined;
    const write = async (text: string) => {
      if (file === undefined) terminal.print(text);
      else await appendFile(file, text);
    };
    if (file !== undefined) await writeNew(file, '');
    await write(csv([['received', ...LEAD_FIELDS, 'id']]));
    let count = 0;
    for await (const leads of readLeads(d1, start)) {
      await write(csv(leads.map(toRow)));
      count += leads.length;
    }
    terminal.say(counted(count, 'message'));
  },
};

export const deleteLeads: Command = {
  summary: 'Deletes the messages of one address, when its owner asks for it.',
  parameters: ['address'],
  help: '\nCopies in your mailbox and in backups are not reached.',
  async run(input) {
    const [email = ''] = input.parameters;
    await requireConsent(input, `Delete all messages of ${email}?`);
    const count = await deleteLeadsOf(input.d1, email);
    input.terminal.print(
      `${counted(count, 'message')} of ${email} ${count === 1 ? 'is' : 'are'} deleted.`,
    );
  },
};

function toRow(lead: LeadRow): string[] {
  const received = new Date(lead.created_at_ms).toISOString();
  return [received, ...LEAD_FIELDS.map((field) => lead[field]), lead.id];
}

type Start = Pick<LeadRow, 'created_at_ms' | 'id'>;

async function* readLeads(d1: D1, start: Start): AsyncGenerator<LeadRow[]> {
  let after: Start | undefined = start;
  while (after) {
    const page: LeadRow[] = await listLeads(d1, after, LEADS_PER_QUERY);
    if (page.length > 0) yield page;
    after = page.length < LEADS_PER_QUERY ? undefined : page.at(-1);
  }
}

/** @returns milliseconds since 1970; 0 if no day is given. */
function readDay(day: CommandInput['options'][string]): number {
  if (day === undefined) return 0;
  const timeMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(timeMs)) throw new UsageError('The day is written as 2026-01-31.');
  return timeMs;
}
