import { linkOptions } from '@tanstack/react-router';
import { coursesLink } from './navigation.ts';
import { samples } from './owner/samples.ts';
import { promises } from './promises.ts';
import { settings } from './site.ts';

/** What a stage of the run shows of its work. Shares and heights are fractions of the whole. */
export type StagePicture =
  | { readonly kind: 'diff'; readonly removed: string; readonly added: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'bars'; readonly rows: readonly (readonly [string, number])[] }
  | { readonly kind: 'columns'; readonly heights: readonly number[] }
  | { readonly kind: 'steps'; readonly heights: readonly number[] };

export interface RunStage {
  readonly name: string;
  readonly detail: string;
  readonly time: string;
  readonly picture: StagePicture;
  readonly note: string;
}

export interface HeroSlide {
  readonly headline: readonly [string, string];
  readonly lead: string;
  readonly panel: {
    readonly title: string;
    readonly status: string;
    /** Always five stages, so that all slides have the same height. All have passed. */
    readonly stages: readonly RunStage[];
    readonly facts: readonly { readonly value: string; readonly label: string }[];
  };
}

/** A fault that a visitor can plant in the run of the first slide, and the finding that stops it. */
export interface RunFault {
  readonly id: string;
  readonly label: string;
  /** Index of the stage that stops. */
  readonly stage: number;
  /** When that stage stops, and the whole run with it. */
  readonly time: string;
  readonly stoppedAfter: string;
  readonly finding: { readonly title: string; readonly text: string };
  readonly file: string;
  readonly line: number;
  readonly removed: string;
  readonly added: string;
}

export const homeMeta = {
  title: `${settings.brand}: CI/CD, Kubernetes and monitoring in one go`,
  description: `DevOps training and managed automation: pipelines, Kubernetes and monitoring set up in one go, and a team that learns to run them, ${promises.savings} cheaper.`,
};

export const hero = {
  title: `${settings.brand}: CI/CD, Kubernetes and monitoring in one go`,
  label: `What ${settings.shortBrand} does`,
  eyebrow: 'CI/CD, Kubernetes and monitoring in one go',
  slideLabel: (number: number, count: number) => `${number} of ${count}`,
  dotLabel: (number: number, headline: string) => `Slide ${number}: ${headline}`,
  play: 'Play the slides',
  pause: 'Pause the slides',
};

export const heroActions = {
  primary: { ...linkOptions({ to: '/book-demo' }), label: 'Book a demo' },
  secondary: { ...linkOptions({ to: '/OneGoCaseStudies' }), label: 'See success stories' },
};

export const heroSlides: readonly HeroSlide[] = [
  {
    headline: ['DevOps On-Demand', 'Automation at Scale'],
    lead: 'For engineering, platform, security and operations teams. We set up pipelines, clusters and monitoring in your accounts, and train you to run them.',
    panel: {
      title: 'checkout-service · main',
      status: 'run 1,284',
      stages: [
        {
          name: 'Source',
          detail: 'Round totals per line',
          time: '0:04',
          picture: {
            kind: 'diff',
            removed: 'total = sum(lines)',
            added: ['total = sum(map(', 'round2, lines))'],
          },
          note: 'a41f9c2 signed',
        },
        {
          name: 'Build',
          detail: 'image 148 MB',
          time: '0:51',
          picture: {
            kind: 'bars',
            rows: [
              ['base', 0.86],
              ['packages', 0.78],
              ['app', 0.3],
            ],
          },
          note: 'cache hit 92%',
        },
        {
          name: 'Test',
          detail: '1,206 passed',
          time: '1:37',
          picture: { kind: 'columns', heights: [0.65, 0.83, 0.57, 1, 0.77, 0.6, 0.92, 0.73] },
          note: 'in 8 shards',
        },
        {
          name: 'Security',
          detail: 'no finding',
          time: '0:22',
          picture: {
            kind: 'table',
            rows: [
              ['code', '412 files'],
              ['packages', '187'],
              ['image', '148 MB'],
              ['secrets', '0'],
            ],
          },
          note: 'policy passed',
        },
        {
          name: 'Deploy',
          detail: 'canary 10%, then all',
          time: '15:02',
          picture: { kind: 'steps', heights: [0.1, 0.3, 0.55, 1] },
          note: 'errors flat, 3 regions',
        },
      ],
      facts: [
        { value: '17:56', label: 'this run' },
        { value: '18:12', label: 'last run' },
        { value: '0', label: 'rollbacks' },
      ],
    },
  },
  {
    headline: ['Lightning Speed', 'DevOps Delivery'],
    lead: 'A fix ready at 14:10 is live at 14:30. No release night.',
    panel: {
      title: 'hotfix/rounding · 20 min',
      status: 'live',
      stages: [
        {
          name: 'Commit',
          detail: 'one line, one test',
          time: '14:10',
          picture: {
            kind: 'diff',
            removed: 'tax = price * rate',
            added: ['tax = round2(', 'price * rate)'],
          },
          note: 'c07d1ab signed',
        },
        {
          name: 'Review',
          detail: 'owner approved',
          time: '14:13',
          picture: {
            kind: 'table',
            rows: [
              ['files', '2'],
              ['lines', '+9 −1'],
              ['comments', '1'],
              ['approvals', '1 of 1'],
            ],
          },
          note: 'by 14:15',
        },
        {
          name: 'Checks',
          detail: '214 affected tests',
          time: '14:15',
          picture: { kind: 'columns', heights: [0.4, 0.62, 0.48, 0.55, 0.36, 0.7, 0.44, 0.5] },
          note: 'of 1,206, in 41 s',
        },
        {
          name: 'Canary',
          detail: '14 min at 10%',
          time: '14:16',
          picture: { kind: 'steps', heights: [0.1, 0.1, 0.5, 1] },
          note: 'errors flat',
        },
        {
          name: 'Live',
          detail: 'three regions',
          time: '14:30',
          picture: {
            kind: 'table',
            rows: [
              ['mumbai', '2.14.1'],
              ['frankfurt', '2.14.1'],
              ['virginia', '2.14.1'],
              ['downtime', '0 s'],
            ],
          },
          note: 'rollback ready',
        },
      ],
      facts: [
        { value: '38', label: 'deploys today' },
        { value: '20 min', label: 'lead time' },
        { value: '0', label: 'pages' },
      ],
    },
  },
  {
    headline: [settings.shortBrand, 'DevOps'],
    lead: `Pipelines, clusters, dashboards and training from one team, ${promises.savings} cheaper than your own hires and licences.`,
    panel: {
      title: 'your platform',
      status: 'all passed',
      stages: [
        {
          name: 'CI/CD',
          detail: '42 services',
          time: 'week 5',
          picture: {
            kind: 'bars',
            rows: [
              ['web', 1],
              ['data', 1],
              ['mobile', 1],
            ],
          },
          note: 'on one template',
        },
        {
          name: 'Kubernetes',
          detail: '3 clusters',
          time: 'week 8',
          picture: {
            kind: 'table',
            rows: [
              ['dev', '1.36'],
              ['staging', '1.36'],
              ['production', '1.35'],
              ['nodes', '48'],
            ],
          },
          note: 'patched weekly',
        },
        {
          name: 'Monitoring',
          detail: '12 objectives',
          time: 'week 10',
          picture: { kind: 'columns', heights: [0.92, 0.96, 0.9, 1, 0.97, 0.93, 0.99, 1] },
          note: '4 dashboards',
        },
        {
          name: 'Security',
          detail: 'policy per change',
          time: 'week 12',
          picture: {
            kind: 'table',
            rows: [
              ['policies', '31'],
              ['exceptions', '2'],
              ['secrets', '0'],
              ['unsigned', '0'],
            ],
          },
          note: 'exceptions expire',
        },
        {
          name: 'Training',
          detail: 'your team on call',
          time: 'week 14',
          picture: { kind: 'steps', heights: [0.15, 0.4, 0.7, 1] },
          note: 'first shift shadowed',
        },
      ],
      facts: [
        { value: promises.peopleTrained, label: 'professionals trained' },
        { value: promises.successRate, label: 'success rate' },
        { value: promises.enterpriseClients, label: 'enterprise clients' },
      ],
    },
  },
];

export const breakRun = {
  title: 'Break this run',
  apply: 'Apply the fix',
  /** The stage's name follows. */
  goesOn: 'Then the run goes on from',
  checkLink: { ...linkOptions({ to: '/check' }), label: 'Check your own file' },
  stopped: (after: string) => `stopped after ${after}`,
  fixed: 'passed after the fix',
  fixedText: 'Fixed. The run went on and every stage passed.',
  /** Number of the run: finished, stopped, after the fix. */
  runs: { stopped: 'run 1,285', fixed: 'run 1,286' },
  waiting: 'waiting',
  line: (number: number) => `line ${number}`,
};

export const runFaults: readonly RunFault[] = [
  {
    id: 'leaked-key',
    label: 'leaked key',
    stage: 3,
    time: '0:09',
    stoppedAfter: '2:41',
    finding: {
      title: 'A secret in plain text',
      text: 'Whoever reads the repository or its history has this key. Replace it at the provider, too.',
    },
    file: '.github/workflows/deploy.yml',
    line: 14,
    removed: 'AWS_SECRET_ACCESS_KEY: wJal••••••••••••••••',
    added: `AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET }}`,
  },
  {
    id: 'latest-image',
    label: ':latest image',
    stage: 1,
    time: '0:12',
    stoppedAfter: '0:16',
    finding: {
      title: 'An image that can change',
      text: 'Tomorrow the same commit builds from another image.',
    },
    file: 'Dockerfile',
    line: 1,
    removed: 'FROM node:latest',
    added: 'FROM node:24.21.0-slim',
  },
  {
    id: 'failing-test',
    label: 'failing test',
    stage: 2,
    time: '0:38',
    stoppedAfter: '1:33',
    finding: {
      title: '1 of 1,206 tests failed',
      text: 'Three lines of 3.335 cost 10.02, not 10.01: round each line, not the sum.',
    },
    file: 'src/totals.py',
    line: 31,
    removed: 'total = round2(sum(lines))',
    added: 'total = sum(map(round2, lines))',
  },
];

export const customers = {
  title: 'Trusted by top companies worldwide',
  tagline: 'We look after delivery, so that software companies can focus on their products.',
};

export const featuresIntro = {
  title: 'Many practices, one path to production',
  lead: 'Take all, or just one. Your team learns to run each.',
};

/** Results and words of three success stories. */
export const proof = {
  title: 'What changed for three teams',
  all: 'All twenty stories',
  /** `share`: what is left of the time before, in percent. Proof.module.css has its 47 minutes and 400 days. */
  results: samples([
    {
      sector: 'Retail',
      story: 9,
      before: '3 h 5 min',
      after: '24 min',
      share: 13,
      name: 'test suite duration',
    },
    {
      sector: 'Healthcare',
      story: 2,
      before: '47 min',
      after: '4 min',
      share: 8.51,
      name: 'time to detect',
    },
    {
      sector: 'Oil & Gas',
      story: 16,
      before: '400 days',
      after: '45 days',
      share: 11.25,
      name: 'oldest missing patch',
    },
  ]),
  quotes: samples([
    {
      text: 'Nobody asks whether the tests can be believed. They are green, so we ship.',
      author: 'Release lead, Retail',
    },
  ]),
};

/** The closing call: one door for each kind of visitor. Doors.module.css draws what each description says. */
export const doors = {
  title: 'Three ways to start',
  items: [
    {
      to: coursesLink.to,
      name: 'Train your team',
      description: 'Courses, two thirds of them exercises.',
    },
    {
      ...linkOptions({ to: '/devops-on-boarding' }),
      name: 'Have it built and run',
      description: 'One service of eight, a free call, a written offer.',
    },
    {
      ...linkOptions({ to: '/EzyAssist' }),
      name: 'Ask an expert by the hour',
      description: `Known rate, ${promises.expertFreeTime} free.`,
    },
  ],
};

export const copilotTeaser = {
  title: 'Meet Edzy – Your DevOps Knowledge Copilot',
  lead: 'Answers in plain language, with their sources.',
  question: 'Why did last night’s rollout of checkout stop at 10%?',
  answer:
    'Its p99 rose to 620\u00a0ms, above the objective of 400\u00a0ms. The cause is a missing index on orders.created_at.',
  panelTitle: 'edzy · platform team',
  sources: ['rollout checkout-7d9', 'objective latency-p99', 'runbook/db-index'],
  button: 'LEARN MORE',
  /** Completes the button's label for screen readers, which may read it out of context. */
  buttonOf: 'about Edzy',
  figureLabel: 'A question to Edzy and its answer',
};
