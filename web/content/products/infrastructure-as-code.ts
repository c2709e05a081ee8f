import { CircleDollarSign, CloudUpload, Database, FlaskConical, Radar, Timer } from 'lucide';
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
    stages: [
      { name: 'Define', detail: 'Modules with typed inputs, tests and an example' },
      { name: 'Version Control', detail: 'Code owners, signed commits, a folder per environment' },
      { name: 'Plan and Review', detail: 'The diff and its monthly cost, as a comment' },
      {
        name: 'Deploy',
        detail: 'The saved plan is applied exactly as approved',
        now: '1 to change',
      },
      { name: 'Monitor', detail: 'A nightly plan that should come back empty' },
    ],
  },
  features: {
    title: 'What you own when the work is done',
    lead: `Code, state and runners live in your accounts. In the first week we need two roles: one that can only read, and one that may change a test environment. Throughout, one of your engineers works with us for ${promises.customerTime}, or two on a large project.`,
    cards: [
      {
        title: 'Reusable modules',
        description: 'A network, a database or a queue is a module call with typed inputs.',
      },
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
      {
        title: 'Reviewable plans',
        description: 'Each pull request lists what will be created, changed or destroyed.',
      },
      {
        icon: CircleDollarSign,
        title: 'Cost before the merge',
        description:
          'Infracost puts a monthly price on the difference. Above your threshold, the budget holder approves as well.',
      },
      {
        icon: Radar,
        title: 'Drift detection',
        description:
          'Every environment is compared with its code overnight. A difference opens a ticket with the resource, the attribute and the last editor.',
      },
      {
        icon: FlaskConical,
        title: 'Tests for modules',
        description:
          'The terraform test command and Terratest build a module in a sandbox account, check it and remove it.',
      },
      {
        icon: Timer,
        title: 'Short-lived environments',
        description:
          'Label a pull request and it gets a complete environment of its own, destroyed on merge or when its time is up.',
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
          description: 'Providers for every large cloud and many SaaS products.',
        },
        {
          name: 'OpenTofu',
          description: 'The open-source fork of Terraform, under the Linux Foundation.',
        },
        {
          name: 'Pulumi',
          description:
            'Infrastructure in TypeScript, Python, Go or C#, for teams that want loops and unit tests in their own language.',
        },
        {
          name: 'AWS CloudFormation',
          description:
            'Stacks with change sets and drift reports, including stacks that your AWS CDK code already produces.',
        },
        {
          name: 'Azure Bicep',
          description:
            'A readable language over Resource Manager, with what-if previews and stacks that can remove a resource once it is gone from the file.',
        },
        {
          name: 'Ansible',
          description:
            'Packages, accounts and settings inside machines, previewed in check mode, as a diff, before a playbook changes them.',
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
            'Plans run under a read-only role, and only runs of the protected main branch can assume the role that changes lasting environments.',
        },
        {
          name: 'Policy as code',
          description:
            'Checkov and Open Policy Agent read each plan and stop public buckets, open ports and untagged resources.',
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
      kind: 'changes',
      id: 'use-cases',
      title: 'When teams call us',
      items: [
        {
          name: 'Built in the console',
          description:
            'Five years of clicks are imported, cleared of leftovers and rebuilt from code in a sandbox as proof.',
          from: 'years of clicks',
          to: 'imported code',
        },
        {
          name: 'A second region',
          description: 'The second region uses the same modules with different inputs.',
          from: 'one region',
          to: 'the same, twice',
        },
        {
          name: 'One account for everything',
          description: 'Production, test and experiments move into accounts of their own.',
          from: 'one account',
          to: 'an account each',
        },
        {
          name: 'The state nobody dares to touch',
          description:
            'A state with thousands of resources is split with removed and import blocks.',
          from: 'one large state',
          to: 'a state per system',
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
        description:
          'Another test environment takes a pull request and a review, where it used to take three tickets.',
      },
      {
        name: 'Fewer surprises on the bill',
        description:
          'Resources without code are reported, and then get an owner or are switched off.',
      },
    ],
  },
  testimonials: {
    title: 'What infrastructure teams say',
    items: samples([
      {
        text: 'Our second region took 11 days. The first had taken two years, and we still could not list everything that was in it.',
        author: 'Infrastructure Manager',
        company: 'Insurance',
      },
      {
        text: 'I approve plans over breakfast now. What gets destroyed is at the top, and the price is right below it.',
        author: 'Cloud Architect',
        company: 'Manufacturing',
      },
      {
        text: 'They imported 900 resources without a minute of downtime, then made us do the last hundred ourselves. That was the useful part.',
        author: 'Operations Lead',
        company: 'Education',
      },
    ]),
  },
  closing: {
    title: 'Show us one environment',
    lead: 'On the call we sketch its modules, name the risky imports and tell you what we would leave alone.',
  },
} as const satisfies Product;
