import { linkOptions } from '@tanstack/react-router';
import { coursesLink } from './courses-link.ts';
import { promises } from './promises.ts';
import type { SignalState } from './signal.ts';
import { settings } from './site.ts';

export interface RunStage {
  readonly state: SignalState;
  readonly name: string;
  readonly detail: string;
  readonly time: string;
}

export interface HeroSlide {
  readonly headline: readonly [string, string];
  readonly lead: string;
  readonly panel: {
    readonly title: string;
    readonly status: string;
    /** Always five stages, so that all slides have the same height. */
    readonly stages: readonly RunStage[];
    readonly facts: readonly { readonly value: string; readonly label: string }[];
  };
}

export const homeMeta = {
  title: `${settings.brand}: CI/CD, Kubernetes and monitoring in one go`,
  description: `DevOps training and managed automation: pipelines, Kubernetes and monitoring set up in one go, and a team that learns to run them, ${promises.savings} cheaper.`,
};

export const hero = {
  label: `What ${settings.shortBrand} does`,
  /** The name follows. */
  eyebrow: 'CI/CD, Kubernetes and monitoring with',
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
        { state: 'passed', name: 'Source', detail: 'a41f9c2 signed, policy passed', time: '0:04' },
        { state: 'passed', name: 'Build', detail: 'image 148 MB, cache hit 92%', time: '0:51' },
        { state: 'passed', name: 'Test', detail: '1,206 passed in 8 shards', time: '1:37' },
        { state: 'passed', name: 'Security', detail: 'code and image, no finding', time: '0:22' },
        { state: 'passed', name: 'Deploy', detail: 'canary 10%, then all regions', time: '15:02' },
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
    lead: 'A fix that is ready at ten past two is live at half past. No release night, no ticket queue.',
    panel: {
      title: 'hotfix/rounding · 20 min',
      status: 'live',
      stages: [
        { state: 'passed', name: 'Commit', detail: 'one line, one test', time: '14:10' },
        { state: 'passed', name: 'Review', detail: 'approved by code owner', time: '14:13' },
        { state: 'passed', name: 'Checks', detail: '214 affected tests', time: '14:15' },
        { state: 'passed', name: 'Canary', detail: '14 min at 10%, errors flat', time: '14:16' },
        { state: 'passed', name: 'Live', detail: 'three regions, no downtime', time: '14:30' },
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
    lead: `Pipelines, clusters, dashboards and the training to run them, from one team, ${promises.savings} cheaper than your own hires and licences.`,
    panel: {
      title: 'your platform',
      status: 'all passed',
      stages: [
        { state: 'passed', name: 'CI/CD', detail: '42 services on one template', time: 'week 5' },
        {
          state: 'passed',
          name: 'Kubernetes',
          detail: '3 clusters, patched weekly',
          time: 'week 8',
        },
        {
          state: 'passed',
          name: 'Monitoring',
          detail: '12 objectives, 4 dashboards',
          time: 'week 10',
        },
        { state: 'passed', name: 'Security', detail: 'policies on every change', time: 'week 12' },
        { state: 'passed', name: 'Training', detail: 'your team takes the pager', time: 'week 14' },
      ],
      facts: [
        { value: promises.peopleTrained, label: 'trained' },
        { value: promises.successRate, label: 'success rate' },
        { value: promises.enterpriseClients, label: 'enterprises' },
      ],
    },
  },
];

export const customers = {
  title: 'Trusted by top companies worldwide',
  tagline: 'We look after delivery, so that software companies can focus on their products.',
};

export const featuresIntro = {
  title: 'Eight practices, one path to production',
  lead: 'Take all of them, or the one that you are missing. Each includes the labs that prepare your team to take over.',
};

/** The closing call: one door for each kind of visitor. */
export const doors = {
  title: 'Three ways to start',
  items: [
    {
      to: coursesLink.to,
      name: 'Train your team',
      description: 'Eight courses, on site or online, taught in labs.',
    },
    {
      ...linkOptions({ to: '/devops-on-boarding' }),
      name: 'Have it built and run',
      description:
        'Describe a project in the workspace and bring the brief to a call. The call and the offer are free.',
    },
    {
      ...linkOptions({ to: '/EzyAssist' }),
      name: 'Ask an expert by the hour',
      description: `EzyAssist: you know the rate beforehand, and ${promises.expertFreeTime} are free.`,
    },
  ],
};

export const copilotTeaser = {
  title: 'Meet Edzy – Your DevOps Knowledge Copilot',
  lead: 'Ask in plain language and get an answer with its sources, from your own tools and runbooks.',
  question: 'Why did last night’s rollout of checkout stop at 10%?',
  answer:
    'Its p99 rose to 620\u00a0ms, above the objective of 400\u00a0ms. The cause is a missing index on orders.created_at.',
  panelTitle: 'edzy · platform team',
  sourceCount: (count: number) => `${count} sources`,
  sources: ['rollout checkout-7d9', 'objective latency-p99', 'runbook/db-index'],
  button: 'LEARN MORE',
  /** Completes the button's label for screen readers, which may read it out of context. */
  buttonOf: 'about Edzy',
  figureLabel: 'A question to Edzy and its answer',
};
