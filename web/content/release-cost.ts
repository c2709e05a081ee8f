import type { ClosingText, LinkingText } from './page.ts';

interface FigureText {
  readonly label: string;
  readonly unit: string;
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });
const months = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const page = {
  meta: {
    title: 'Release-cost calculator',
    description:
      'What slow releases cost you in a year: waiting, batches, failures and evenings, with every formula shown and your figures kept in the address.',
  },
  heading: 'What a year of slow releases costs',
  lead: 'Enter thirteen figures, with money in your currency. They start as the whitepaper’s invented example. The address keeps yours, so that you can bookmark the result or send it to somebody who disagrees.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/ci-cd-pipeline-automation', label: 'CI/CD pipeline automation' },
  ],
  closing: {
    title: 'Bring the result to a call',
    lead: 'We show what we would change first.',
  },
} as const satisfies LinkingText & { closing: Omit<ClosingText, 'links'> };

export const releaseCostPage = {
  ...page,
  paper: 'Read the whitepaper',
  noScript: 'JavaScript is off, so the page shows a worked example.',
  groups: [
    { legend: 'Waiting', figures: ['changes', 'value', 'wait'] },
    { legend: 'Batches', figures: ['releases', 'batch', 'rate'] },
    { legend: 'Failures', figures: ['failed', 'repair', 'lost'] },
    { legend: 'Evenings', figures: ['people', 'hours'] },
    { legend: 'A faster path', figures: ['saved', 'price'] },
  ],
  figures: {
    changes: { label: 'Changes that matter to customers', unit: 'a year' },
    value: { label: 'Value of such a change', unit: 'a year' },
    wait: { label: 'Wait from finished to released', unit: 'weeks' },
    releases: { label: 'Releases', unit: 'a year' },
    batch: { label: 'Coordination, merging and manual tests', unit: 'hours' },
    rate: { label: 'Loaded rate', unit: 'an hour' },
    failed: { label: 'Releases that fail', unit: '%' },
    repair: { label: 'Repair of a failed release', unit: 'hours' },
    lost: { label: 'Lost orders in a failed release', unit: 'margin' },
    people: { label: 'People on a release evening', unit: 'people' },
    hours: { label: 'Length of a release evening', unit: 'hours' },
    saved: { label: 'Share of the total that goes away', unit: '%' },
    price: { label: 'Price of the project', unit: 'once' },
  } satisfies Readonly<Record<string, FigureText>>,
  stale: 'Not up to date: this is the result of the last valid figures. Correct the marked one.',
  refusedInLink: (labels: readonly string[]) =>
    `This link has figures that cannot be used, and the example’s stand in their place: ${labels.join(', ')}.`,
  mispunctuated: 'Write the figure as in 60,000 or 2.5',
  outOfBounds: (max: number) => `A number from 0 to ${number.format(max)}`,
  result: {
    heading: 'What slow releases cost you in a year',
    parts: {
      waiting: { name: 'Waiting', formula: 'changes × value × weeks ÷ 52' },
      batch: { name: 'Batches', formula: 'releases × hours × rate' },
      failure: { name: 'Failures', formula: 'releases × share × (hours × rate + lost orders)' },
      evening: { name: 'Evenings', formula: 'releases × people × hours × rate' },
    },
    total: 'Total',
    running: 'Total in a year',
    saving: (share: string) => `Saved in a year, at ${share}%`,
    payback: (price: string) => `${price} is paid back after`,
    never: 'never',
    months: (count: number) => `${months.format(count)} months`,
    table: { part: 'Part', formula: 'Formula, with your figures', amount: 'Amount' },
  },
  sensitivity: {
    heading: 'Inputs that decide the total',
    lead: 'Each of these can move the total by more than a fifth: a bar runs from the total at half the input to the total at twice the input, within the field’s limit. If you estimated one of them, measure it now.',
    none: 'No single input moves the total by more than a fifth.',
    range: (low: number, high: number) => `${number.format(low)} to ${number.format(high)}`,
  },
  reset: 'Back to the example',
  amount: (value: number) => number.format(value),
  figure: (value: number) => exact.format(value),
} as const;
