import {
  ArrowLeftRight,
  CalendarClock,
  FileDiff,
  FolderArchive,
  Lock,
  Network,
  RefreshCw,
  Split,
} from 'lucide';
import { samples } from '../owner/samples.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'gitops-release-management',
  meta: {
    title: 'GitOps and release management',
    description:
      'Argo CD or Flux pulls every change from Git, promotes it by pull request and reports drift. Your build server no longer holds cluster credentials.',
  },
  heading: 'Every release is a commit you can read',
  lead: 'What is merged is what runs. A controller pulls each change, reports drift and undoes manual edits where self‑healing is on.',
  action: { kind: 'book-demo', label: 'Schedule a GitOps Demo' },
  flow: {
    title: 'What happens to a change after you propose it',
    lead: 'Your build pipeline stays. We replace its last step, the one that holds credentials for your clusters.',
    stages: [
      {
        name: 'Propose',
        detail: 'A pull request shows the diff of rendered manifests',
        features: [
          {
            icon: FolderArchive,
            title: 'Repository layout',
            description:
              'Desired state has its own repository, a folder per cluster and code owners per team.',
          },
          {
            icon: FileDiff,
            title: 'Rendered diffs',
            description: 'CI renders Helm and Kustomize for both sides of the pull request.',
          },
        ],
      },
      {
        name: 'Merge',
        detail: 'Code owners approve, policies pass, main moves',
        features: [
          {
            icon: Lock,
            title: 'Encrypted secrets',
            description: 'SOPS with age or a KMS key keeps values encrypted in the repository.',
          },
          {
            icon: CalendarClock,
            title: 'Release windows',
            description:
              'Production is blocked during freezes and on payroll days, in Argo CD by sync windows.',
          },
        ],
      },
      {
        name: 'Reconcile',
        detail: 'The controller applies the commit in its sync order',
        now: 'wave 2 waits',
        features: [
          {
            icon: RefreshCw,
            title: 'Continuous reconciliation',
            description:
              'The controller compares cluster and commit all day. At first it only reports drift.',
          },
        ],
      },
      {
        name: 'Promote',
        detail: 'The same digest goes on to the next environment',
        features: [
          {
            icon: ArrowLeftRight,
            title: 'Promotion',
            description:
              'Kargo, or a small workflow, opens the pull request for the next environment, with test results and commits.',
          },
          {
            icon: Split,
            title: 'Progressive delivery',
            description:
              'Argo Rollouts or Flagger shifts traffic in steps and queries Prometheus between them.',
          },
        ],
      },
      {
        name: 'Observe',
        detail: 'Health and drift are reported back to the commit',
        features: [
          {
            icon: Network,
            title: 'Fleets',
            description:
              'An ApplicationSet generates an application for each cluster by its labels.',
          },
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'tools',
      id: 'tools',
      title: 'Controllers and tools we hand over',
      items: [
        {
          name: 'Argo CD',
          description: 'A web view of each application and its health.',
        },
        {
          name: 'Flux',
          description: 'Small controllers, suited to fleets and the edge.',
        },
        {
          name: 'Argo Rollouts',
          description: 'Blue-green and canary steps declared in the Rollout resource.',
        },
        {
          name: 'Flagger',
          description: 'Canaries for ordinary Deployments beside Flux.',
        },
        {
          name: 'Helm',
          description: 'Charts at exact versions, values reviewed for each environment.',
        },
        {
          name: 'Crossplane',
          description: 'Keeps databases and buckets as declared beside their workload.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'capabilities',
      title: 'What you can do afterwards',
      items: [
        {
          name: 'See drift',
          description: 'A daily list names each field that differs from Git and who wrote it last.',
        },
        {
          name: 'Work without kubectl',
          description: 'Developers read logs and restart workloads in a web interface.',
        },
        {
          name: 'Revert with care',
          description: 'One git revert restores the manifests. Reviews mark what it cannot undo.',
        },
        {
          name: 'Follow new images',
          description: 'A new digest is committed when its tag matches a rule you wrote.',
        },
        {
          name: 'Trust the commit',
          description: 'The controller does not apply an unsigned revision.',
        },
        {
          name: 'Read release notes',
          description: 'Each promotion lists tickets, authors and digests, straight from Git.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Four reasons to change the last step',
      items: [
        {
          name: 'Cluster keys in Jenkins',
          description: 'The build server needs no cluster tokens any more.',
        },
        {
          name: 'Edits at night',
          description:
            'Changes made with kubectl are committed to Git if right, and undone if not.',
        },
        {
          name: 'Ninety shops',
          description:
            'Flux in each shop fetches changes over a poor connection and catches up after an outage.',
        },
        {
          name: 'The shared release day',
          description:
            'Services declare their dependencies, and each team promotes on its own checks.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'row',
    title: 'What the Git history should show after two quarters',
    counters: [
      { value: 50, suffix: '%', label: 'fewer failed releases' },
      { value: 99, suffix: '%', label: 'of applications in sync with Git' },
      { value: 100, suffix: '%', label: 'of production changes traced to a commit' },
      { value: 75, suffix: '%', label: 'less time to restore after a bad release' },
    ],
  },
  testimonials: {
    title: 'What release teams say',
    items: samples([
      {
        text: 'The auditor asked who changed the gateway in May. I sent a link to a merge, and the meeting was over after ten minutes.',
        author: 'Infrastructure Lead',
        company: 'Public sector',
      },
      {
        text: 'To roll back, we had to find the person who knew the script. Last month a trainee did it with a revert, in four minutes.',
        author: 'Release Manager',
        company: 'Telecom',
      },
      {
        text: 'Reading the rendered diff felt like extra work. It has since caught two wrong memory limits and a volume about to be deleted.',
        author: 'Staff Engineer',
        company: 'Gaming',
      },
    ]),
  },
  closing: {
    title: 'Bring the deployment with the most manual steps',
    lead: 'We sketch its repository, its sync order and who approves what. The sketch is yours to keep.',
  },
} as const satisfies Product;
