import { Bell, CalendarClock, FileCode, Layers, Package, Split, Undo2, UserCheck } from 'lucide';
import type { Product } from './product.ts';

export const product = {
  id: 'ci-cd-pipeline-automation',
  meta: {
    title: 'CI/CD pipeline automation',
    description:
      'Pipelines as code with approvals, rollback and one template for every service. Built on Jenkins, GitHub Actions, GitLab CI or Azure DevOps, with your team.',
  },
  heading: 'One road to production, for every service',
  lead: 'We write your pipelines as code, put approvals where they belong and make rollback one step. Each new service takes the same road.',
  action: { kind: 'external', label: 'Book a Demo' },
  flow: {
    title: 'From commit to customer in five stages',
    stages: [
      { name: 'Source', detail: 'A signed commit and a reviewed pull request' },
      { name: 'Build', detail: 'One image, built once, with its list of parts' },
      { name: 'Test', detail: 'Unit, contract and browser tests in shards' },
      { name: 'Security', detail: 'Code, dependencies, image and secrets scanned' },
      { name: 'Deploy', detail: 'Canary first, then every region, watched' },
    ],
  },
  features: {
    title: 'What your pipelines do when we hand them over',
    lead: 'Eight parts, in your repositories and under your names. Nothing depends on us to run.',
    cards: [
      {
        icon: FileCode,
        title: 'Pipeline as code',
        description:
          'One versioned template with typed inputs. A service needs fifteen lines to use it, and gets fixes by raising one version.',
      },
      {
        icon: Layers,
        title: 'Multi-environment deployment',
        description:
          'The same image goes through development, staging and production. Only configuration differs, and it is reviewed like code.',
      },
      {
        icon: Split,
        title: 'Parallel and sequential jobs',
        description:
          'Tests split by measured duration over as many runners as pay off. Steps that must wait, wait; the rest do not.',
      },
      {
        icon: UserCheck,
        title: 'Approvals and gates',
        description:
          'A person approves what needs a person, with the plan and the diff in front of them. Everything else is a check.',
      },
      {
        icon: Undo2,
        title: 'Rollback',
        description:
          'The last good release is one step away, database included where the change allows it. We rehearse it with you each month.',
      },
      {
        icon: Package,
        title: 'Artifact management',
        description:
          'Images are signed, kept by rule and found by commit. What runs in production can be rebuilt from its source.',
      },
      {
        icon: Bell,
        title: 'Notifications',
        description:
          'The author hears first, in the channel they read. A failed run comes with its first error, not with a link to 4,000 lines.',
      },
      {
        icon: CalendarClock,
        title: 'Scheduling and triggers',
        description:
          'On push, on tag, by night or on call from another system. Windows and freezes stand in a calendar that the pipeline reads.',
      },
    ],
  },
  sections: [
    {
      kind: 'groups',
      id: 'integrations',
      title: 'It fits what you have',
      lead: 'We keep your tools where they serve you and connect them by their own interfaces.',
      groups: [
        { name: 'Source control', items: ['GitHub', 'GitLab', 'Bitbucket', 'Azure Repos'] },
        {
          name: 'CI/CD tools',
          items: ['Jenkins', 'GitHub Actions', 'GitLab CI', 'Azure Pipelines'],
        },
        { name: 'Deployment', items: ['Argo CD', 'Helm', 'Terraform', 'Ansible'] },
        {
          name: 'Quality and artifacts',
          items: ['SonarQube', 'Playwright', 'Artifactory', 'Harbor'],
        },
      ],
    },
    {
      kind: 'points',
      id: 'security',
      title: 'Who may ship what, and proof that they did',
      lead: 'A pipeline holds the keys to production. We treat it as such.',
      items: [
        {
          name: 'RBAC',
          description:
            'Roles come from your identity provider, per repository and environment, and end with the contract.',
        },
        {
          name: 'Secrets management',
          description:
            'Jobs get short-lived credentials by OIDC. No password stands in a variable or in a log.',
        },
        {
          name: 'Audit trails',
          description:
            'Each deployment records its commit, approver, checks and image digest, for as long as you decide to keep them.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Where teams start',
      lead: 'Four situations in which this engagement pays for itself in its first quarter.',
      items: [
        {
          name: 'Forty services, forty pipelines',
          description:
            'Copies that drifted apart become one template, service by service, without a freeze.',
        },
        {
          name: 'The release weekend',
          description: 'A monthly night of manual steps becomes a canary on a Tuesday morning.',
        },
        {
          name: 'An ageing Jenkins',
          description:
            'Jobs made by hand move into code first, and to another tool only if that is worth it.',
        },
        {
          name: 'The first audit',
          description:
            'Change records that auditors accept come out of the pipeline instead of a spreadsheet.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    title: 'What changes, measured on the teams we moved',
    counters: [
      { value: 70, suffix: '%', label: 'less time from merge to production', delayMs: 0 },
      { value: 5, suffix: 'x', label: 'more deployments a week', delayMs: 400 },
      { value: 99, suffix: '%', label: 'of releases without a manual step', delayMs: 800 },
    ],
  },
  testimonials: {
    title: 'From teams that ship this way',
    items: [
      {
        text: 'We used to keep a spreadsheet of which service deploys how. Now there is one answer, and new joiners ship in their first week.',
        author: 'Platform Lead',
        company: 'Retail',
      },
      {
        text: 'The rollback drill felt silly until the night we needed it. It took forty seconds and nobody opened a laptop twice.',
        author: 'Head of Engineering',
        company: 'Payments',
      },
      {
        text: 'They left us with pipelines that we understand. The last three improvements were ours.',
        author: 'Senior Developer',
        company: 'Logistics',
      },
    ],
  },
  closing: {
    title: 'Bring one slow pipeline',
    lead: 'We walk through it with you and show, on your own repository, what the first week would change.',
  },
} as const satisfies Product;
