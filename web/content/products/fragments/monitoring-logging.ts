import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'bars',
    label: 'Requests per second of four services',
    title: 'requests per second · 14:00',
    bars: [
      { state: 'passed', name: 'checkout', note: '1,240', length: 92 },
      { state: 'passed', name: 'search', note: '870', length: 64 },
      { state: 'passed', name: 'invoices', note: '310', length: 23 },
      { state: 'passed', name: 'mail', note: '95', length: 7 },
    ],
  },
  {
    kind: 'bars',
    label: 'What four services have left of their error budgets',
    title: 'error budget left · 30 days',
    bars: [
      { state: 'passed', name: 'search', note: '91%', length: 91 },
      { state: 'passed', name: 'invoices', note: '78%', length: 78 },
      { state: 'running', name: 'checkout', note: '38%, slow down', length: 38 },
      { state: 'failed', name: 'login', note: '4%, freeze', length: 4 },
    ],
  },
];
