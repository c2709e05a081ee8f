import {
  CircleDollarSign,
  CloudUpload,
  Database,
  FlaskConical,
  ListChecks,
  Package,
  Radar,
  Timer,
} from 'lucide';
import { samples } from '../owner/samples.ts';
import { promises } from '../promises.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'infrastructure-as-code',
  meta: {
    title: 'Infrastructure as code',
    description:
      'Terraform, OpenTofu, Pulumi, CloudFormation, Bicep or Ansible under review: each change shows its diff, passes your policies and can be reverted.',
  },
  heading: 'No change without a plan',
  lead: 'Your infrastructure moves into code, in accounts that you own. Each pull request shows a plan, policies check it and a named colleague approves it.',
  action: { kind: 'book-demo', label: 'Schedule a Demo' },
  flow: {
    title: 'How a line of code becomes an environment',
    lead: `Code, state and runners live in your accounts. We need a role that only reads, a test environment and one of your engineers for ${promises.customerTime}.`,
    stages: [
      {
        name: 'Define',
        detail: 'Modules with typed inputs, tests and an example',
        features: [
          {
            icon: Package,
            title: 'Reusable modules',
            description: 'A network, a database or a queue is a module call with typed inputs.',
          },
          {
            icon: FlaskConical,
            title: 'Tests for modules',
            description: 'Each module is built in a sandbox, checked and removed.',
          },
        ],
      },
      {
        name: 'Version Control',
        detail: 'Code owners, signed commits, a folder per environment',
        features: [
          {
            icon: CloudUpload,
            title: 'Import of what exists',
            description: 'Resources that were created by hand are imported, one system at a time.',
          },
          {
            icon: Database,
            title: 'Remote state',
            description: 'State is locked, encrypted, versioned and split by system.',
          },
        ],
      },
      {
        name: 'Plan and Review',
        detail: 'The diff and its monthly cost, as a comment',
        features: [
          {
            icon: ListChecks,
            title: 'Reviewable plans',
            description: 'Each pull request lists what will be created, changed or destroyed.',
          },
          {
            icon: CircleDollarSign,
            title: 'Cost before the merge',
            description:
              'Infracost prices the difference. Above your threshold, the budget holder approves as well.',
          },
        ],
      },
      {
        name: 'Deploy',
        detail: 'The saved plan is applied exactly as approved',
        now: '1 to change',
        features: [
          {
            icon: Timer,
            title: 'Short-lived environments',
            description:
              'A labelled pull request gets an environment of its own until it is merged.',
          },
        ],
      },
      {
        name: 'Monitor',
        detail: 'A nightly plan that should come back empty',
        features: [
          {
            icon: Radar,
            title: 'Drift detection',
            description:
              'A difference opens a ticket with the resource, the attribute and the last editor.',
          },
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'tools',
      id: 'tools',
      title: 'Supported tools, chosen by what you already run',
      items: [
        {
          name: 'Terraform',
          description: 'Providers for every large cloud and many services.',
        },
        {
          name: 'OpenTofu',
          description: 'The open-source fork of Terraform, under the Linux Foundation.',
        },
        {
          name: 'Pulumi',
          description: 'TypeScript, Python, Go or C#, with unit tests in that language.',
        },
        {
          name: 'AWS CloudFormation',
          description: 'Change sets and drift reports, also for stacks of your AWS CDK code.',
        },
        {
          name: 'Azure Bicep',
          description: 'What-if previews, and stacks that remove what is gone from the file.',
        },
        {
          name: 'Ansible',
          description: 'Packages and settings inside machines, previewed in check mode.',
        },
      ],
    },
    {
      kind: 'points',
      id: 'security',
      title: 'Guarding the runner that can change everything',
      items: [
        {
          name: 'Secret management',
          description:
            'Ephemeral values and write-only arguments keep passwords out of plan and state.',
        },
        {
          name: 'Access controls',
          description:
            'Plans run read-only. Only the protected main branch can change lasting environments.',
        },
        {
          name: 'Policy as code',
          description:
            'Checkov and Open Policy Agent stop public buckets, open ports and untagged resources.',
        },
      ],
    },
    {
      kind: 'groups',
      id: 'integrations',
      title: 'Connected to the rest of your toolchain',
      groups: [
        { name: 'CI/CD', items: ['GitHub Actions', 'GitLab CI', 'Azure Pipelines', 'Jenkins'] },
        { name: 'Monitoring', items: ['Prometheus', 'Grafana', 'Datadog', 'Amazon CloudWatch'] },
        { name: 'GitOps', items: ['Argo CD', 'Flux', 'Crossplane', 'Atlantis'] },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'When teams call us',
      items: [
        {
          name: 'Built in the console',
          description:
            'Five years of clicks are imported, and rebuilt from code in a sandbox as proof.',
        },
        {
          name: 'A second region',
          description: 'The second region uses the same modules with different inputs.',
        },
        {
          name: 'One account for everything',
          description: 'Production, test and experiments move into accounts of their own.',
        },
        {
          name: 'The state nobody dares to touch',
          description:
            'A state with thousands of resources is split with removed and import blocks.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'text',
    title: 'What your team notices first',
    items: [
      {
        name: 'A history that explains itself',
        description: 'Any firewall rule leads back to a pull request, its reason and its approval.',
      },
      {
        name: 'Environments on request',
        description: 'Another test environment takes a pull request, not three tickets.',
      },
      {
        name: 'Fewer surprises on the bill',
        description: 'Resources without code get an owner or are switched off.',
      },
    ],
  },
  testimonials: {
    title: 'What infrastructure teams say',
    items: samples([
      {
        text: 'Our second region took 11 days. The first had taken two years, and we still could not list what was in it.',
        author: 'Infrastructure Manager',
        company: 'Insurance',
      },
      {
        text: 'I approve plans over breakfast now. What gets destroyed is at the top, and the price is right below it.',
        author: 'Cloud Architect',
        company: 'Manufacturing',
      },
      {
        text: 'They imported 900 resources without downtime, then made us do the last hundred ourselves.',
        author: 'Operations Lead',
        company: 'Education',
      },
    ]),
  },
  closing: {
    title: 'Show us one environment',
    lead: 'We sketch its modules, name the risky imports and tell you what we would leave alone.',
  },
} as const satisfies Product;
