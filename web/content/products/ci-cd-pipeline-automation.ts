import { Bell, CalendarClock, CircleUser, FileCode, Layers, Package, Split, Undo2 } from 'lucide';
import { samples } from '../owner/samples.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'ci-cd-pipeline-automation',
  meta: {
    title: 'CI/CD pipeline automation',
    description:
      'Pipelines as code with approvals, rollback and one template for every service, on Jenkins, GitHub Actions, GitLab CI or Azure DevOps. Built with your team.',
  },
  heading: 'One road to production, for every service',
  lead: 'Every service takes the same road: a pipeline written as code, approvals where a person has to decide, and a rollback that is one step.',
  action: { kind: 'external', label: 'Book a Demo' },
  flow: {
    title: 'From commit to customer in five stages',
    lead: 'Eight parts, in your own repositories. All of them keep running without us.',
    stages: [
      {
        name: 'Source',
        detail: 'A signed commit and a reviewed pull request',
        features: [
          {
            icon: FileCode,
            title: 'Pipeline as code',
            description:
              'One versioned template with typed inputs. A service includes it in about fifteen lines, and gets fixes by bumping one version.',
          },
          {
            icon: CalendarClock,
            title: 'Scheduling and triggers',
            description:
              'Runs start on push, on tag, at night or on a webhook. Change windows and freezes come from a calendar.',
          },
        ],
      },
      {
        name: 'Build',
        detail: 'One image, built once, with its SBOM',
        features: [
          {
            icon: Package,
            title: 'Artifact management',
            description: 'Images are signed, kept by a retention rule and found by commit.',
          },
        ],
      },
      {
        name: 'Test',
        detail: 'Unit, contract and browser tests in shards',
        features: [
          {
            icon: Split,
            title: 'Parallel and sequential jobs',
            description:
              'Tests are split by measured duration across as many runners as pay for themselves.',
          },
          {
            icon: Bell,
            title: 'Notifications',
            description:
              'The author hears first, in the channel they read. The message quotes the first error.',
          },
        ],
      },
      {
        name: 'Security',
        detail: 'Code, packages, image and secrets scanned',
        features: [
          {
            icon: CircleUser,
            title: 'Approvals and gates',
            description:
              'A person approves what needs judgement, with the plan and the diff in view.',
          },
        ],
      },
      {
        name: 'Deploy',
        detail: 'Canary first, then every region, watched',
        now: 'run 412 waits',
        features: [
          {
            icon: Layers,
            title: 'Multi-environment deployment',
            description: 'The same image goes through development, staging and production.',
          },
          {
            icon: Undo2,
            title: 'Rollback',
            description:
              'The last good release is one step away, database included where the change allows it.',
          },
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'groups',
      id: 'integrations',
      title: 'It fits what you have',
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
      title: 'Who may ship what, and a record of who did',
      items: [
        {
          name: 'RBAC',
          description: 'Roles come from your identity provider and end when the person leaves.',
        },
        {
          name: 'Secrets management',
          description: 'Jobs get short-lived credentials through OIDC.',
        },
        {
          name: 'Audit trails',
          description: 'Each deployment records its commit, approver, checks and image digest.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Where teams usually start',
      items: [
        {
          name: 'Forty services, forty pipelines',
          description:
            'Copies that drifted apart become one template, service by service, without a freeze.',
        },
        {
          name: 'The release weekend',
          description: 'A monthly weekend of manual steps becomes a canary on a Tuesday morning.',
        },
        {
          name: 'An ageing Jenkins',
          description:
            'Jobs set up by hand move into code first, and to another tool only if that is worth it.',
        },
        {
          name: 'The first audit',
          description:
            'Change records with approver and commit come out of the pipeline, not a spreadsheet.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'row',
    title: 'Targets for a typical project',
    counters: [
      { value: 70, suffix: '%', label: 'less time from merge to production' },
      { value: 5, suffix: 'x', label: 'as many deployments a week' },
      { value: 99, suffix: '%', label: 'of releases with no manual step but the approval' },
    ],
  },
  testimonials: {
    title: 'What teams say',
    items: samples([
      {
        text: 'We kept a spreadsheet of which service deploys how. Now there is one answer, and new colleagues ship in their first week.',
        author: 'Platform Lead',
        company: 'Retail',
      },
      {
        text: 'The rollback drill felt silly until the night we needed it. It took forty seconds, and then everybody went back to bed.',
        author: 'Head of Engineering',
        company: 'Payments',
      },
      {
        text: 'They left us with pipelines that we understand. We made the last three improvements ourselves.',
        author: 'Senior Developer',
        company: 'Logistics',
      },
    ]),
  },
  closing: {
    title: 'Bring one slow pipeline',
    lead: 'We show on your own repository what the first week would change.',
  },
} as const satisfies Product;
