import { customerLogos, stories } from '../../web/content/owner/customers.ts';
import { factNames, owner } from '../../web/content/owner/facts.ts';
import type { Sample } from '../../web/content/owner/samples.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

export const listFacts: Command = {
  summary: 'Lists what only the owner knows: what is given, what is a sample, what is missing.',
  parameters: [],
  isOffline: true,
  help: `
Fill in what you can in web/content/owner/ before you publish. What is missing is not shown; a sample is
shown with a label that says so.`,
  run: async ({ terminal }) => terminal.print(describeFacts()),
};

/** One line a fact: its name, `given`, `sample` or `missing`, and where pages show it. */
export function describeFacts(): string {
  const facts: Readonly<Record<string, unknown>> = { ...owner };
  const rows = [
    ...Object.entries(factNames).map(([name, use]) => [
      name,
      facts[name] === undefined ? 'missing' : 'given',
      use,
    ]),
    ['customerLogos', stateOf(customerLogos), 'logos of customers, on the home page'],
    ['stories', stateOf([stories]), 'success stories'],
  ];
  return table(['fact', 'state', 'what it is for'], rows);
}

function stateOf(items: readonly Sample[]): string {
  return items.some(({ isSample }) => isSample) ? 'sample' : 'given';
}
