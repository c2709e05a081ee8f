import { owner } from './owner/facts.ts';
import type { LinkingText } from './page.ts';
import { prices, promises } from './promises.ts';
import type { NamedItem } from './section.ts';

export interface CopilotPeriod {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly NamedItem[];
}

export interface CopilotExample {
  /** The question in a few words. */
  readonly chip: string;
  readonly question: string;
  readonly answer: string;
  /** Sources of the answer, as named by Edzy. */
  readonly sources: readonly string[];
}

export interface CopilotText extends LinkingText {
  /** Label of the link to Edzy's own host. */
  readonly loginLabel: string;
  readonly today: CopilotPeriod;
  readonly tomorrow: CopilotPeriod;
  readonly examples: {
    readonly title: string;
    readonly note: string;
    readonly items: readonly CopilotExample[];
  };
  readonly privacy: CopilotPeriod;
  readonly closing: { readonly title: string; readonly lead: string };
}

const terms = prices.copilot
  ? `Edzy costs ${prices.copilot}. Your team gets its accounts`
  : 'Your team gets its accounts and its price';

export const copilot = {
  meta: {
    title: 'Edzy, the DevOps knowledge copilot',
    description:
      'Edzy answers questions about your runs, clusters and runbooks and cites its sources. What it is for today, what comes next, and how to get an account.',
  },
  heading: 'Meet Edzy, your DevOps knowledge copilot',
  lead: 'It reads the pipelines, metrics and runbooks that you connect, and names its sources.',
  loginLabel: 'Login to Edzy',
  onward: [{ to: '/book-demo', label: 'Book a demo' }],
  today: {
    title: 'Today',
    lead: owner.copilotAbilities
      ? 'Edzy does these now. Before you rely on them, see in a demo how it handles one of your own runs.'
      : 'A demo shows each on one of your runs.',
    items: owner.copilotAbilities ?? [
      {
        name: 'Sources with each answer',
        description: 'The run, the metric or the runbook that it rests on.',
      },
      {
        name: 'Failed runs',
        description: 'The first error, the likely commit, and earlier runs like it.',
      },
      {
        name: 'Runbooks',
        description: 'What stands in Git or Confluence, in your own words.',
      },
      {
        name: 'Drafts of queries',
        description: 'PromQL or LogQL, for you to check and run.',
      },
      {
        name: 'Advice for your versions',
        description: 'Terraform, Kubernetes or Jenkins, in the release that you run.',
      },
    ],
  },
  tomorrow: {
    title: 'Tomorrow',
    lead: 'In this order, without dates.',
    items: [
      {
        name: 'Incident timelines',
        description: 'Alerts, deployments and messages of an incident, in order.',
      },
      {
        name: 'Proposed fixes',
        description: 'A pull request with the change and its plan.',
      },
      {
        name: 'Questions from chat',
        description: 'In Slack and Microsoft Teams.',
      },
      {
        name: 'Gaps in the runbooks',
        description: 'A weekly list of questions that no page could answer.',
      },
    ],
  },
  examples: {
    title: 'Four questions from everyday work',
    note: 'The names and numbers are invented.',
    items: [
      {
        chip: 'Expiring certificate',
        question: 'Which services still present the certificate that expires on Friday?',
        answer:
          'invoices and partner-api, both in prod-eu. Both loaded the old file at startup and need a restart.',
        sources: ['certificate edge-wildcard', 'probe tls-expiry', 'runbook/tls-reload'],
      },
      {
        chip: 'Last apply',
        question: 'What did the Terraform apply at 16:40 change?',
        answer:
          'It changed the orders database from db.r6g.large to db.r6g.xlarge. The change waits for Sunday at 03:00, as apply_immediately is false.',
        sources: ['apply infra/data 1204', 'aws_db_instance.orders', 'approval 2291'],
      },
      {
        chip: 'Slow build',
        question: 'Why has the nightly build been slow since Tuesday?',
        answer:
          'Commit 9e07b14 put the run number into the cache key, so no run finds the cache of another.',
        sources: ['run nightly 2041', 'commit 9e07b14', 'cache report'],
      },
      {
        chip: 'Drain a node',
        question: 'Can I drain node n14 during the day?',
        answer:
          'Wait. A replica of search-index is stuck attaching its volume, so its disruption budget allows no eviction now.',
        sources: ['pdb search-index', 'event FailedAttachVolume', 'runbook/node-drain'],
      },
    ],
  },
  privacy: {
    title: 'What Edzy reads and keeps',
    lead: 'Agreed in writing before you connect the first source.',
    items: [
      {
        name: 'Reading',
        description: 'Read-only tokens, and no page that the person asking may not open.',
      },
      {
        name: 'Keeping',
        description: `Questions and answers for ${promises.copilotRetention} at most.`,
      },
      {
        name: 'Leaving out',
        description: `Whatever looks like a secret, and ${promises.copilotTraining}.`,
      },
    ],
  },
  closing: {
    title: 'Ask it about your last failed run',
    lead: `${terms} after a demo.`,
  },
} as const satisfies CopilotText;
