import { promises } from './promises.ts';
import type { SignalState } from './signal.ts';

/** Index of the step that is chosen for each factor of the price, from small to large. */
export type OfferChoice = readonly [size: Step, complexity: Step, scope: Step];
export type Step = 0 | 1 | 2;

interface Milestone {
  readonly state: SignalState;
  readonly name: string;
  readonly days: number;
  readonly price: 'fixed price' | 'by the day';
}

const SERVICES = [1, 12, 60] as const;
/** By which the ceiling is above the sum of the milestones. */
const RESERVE = 1.1;

/** An invented offer, which the sizes that a visitor chooses recount. */
export const offer = {
  label: 'An offer with its milestones',
  title: ([size]: OfferChoice) => `offer · payments, services: ${SERVICES[size]}`,
  days: (count: number) => `${count} days`,
  ceiling: 'at most',
  terms: (planned: number) => [
    ['planned', `${planned} days`],
    ['left out', 'the mainframe jobs'],
    ['from you', `one engineer, ${promises.customerTime}`],
    ['stop early', 'at any milestone'],
  ],
};

export function milestonesOf([size, complexity, scope]: OfferChoice): readonly Milestone[] {
  const all: readonly Milestone[] = [
    {
      state: 'passed',
      name: 'One service on the template',
      days: [2, 4, 8][complexity] ?? 0,
      price: 'fixed price',
    },
    {
      state: 'passed',
      name: 'All others, by your team and ours',
      days: [0, 9, 30][size] ?? 0,
      price: 'fixed price',
    },
    {
      state: 'running',
      name: 'Delivery to production, with rollback',
      days: scope > 0 ? 6 : 0,
      price: 'by the day',
    },
    {
      state: 'waiting',
      name: 'Clusters, monitoring and security',
      days: scope > 1 ? 18 : 0,
      price: 'fixed price',
    },
    {
      state: 'waiting',
      name: 'Handover, and you on call',
      days: [2, 3, 6][size] ?? 0,
      price: 'fixed price',
    },
  ];
  return all.filter(({ days }) => days > 0);
}

/** Days of all milestones, and the most that they may take. */
export function daysOf(milestones: readonly Milestone[]): { planned: number; ceiling: number } {
  const planned = milestones.reduce((sum, { days }) => sum + days, 0);
  return { planned, ceiling: Math.ceil(planned * RESERVE) };
}
