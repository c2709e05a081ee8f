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
        description:
          'A network, a database or a queue is a module call with typed inputs. Modules carry semantic versions, so teams upgrade when they choose.',
      },
      {
        icon: CloudUpload,
        title: 'Import of what exists',
        description:
          'Resources that were created by hand are imported, one system at a time. An import is done when the plan reports no changes.',
      },
      {
        icon: Database,
        title: 'Remote state',
        description:
          'State is locked, encrypted, versioned and split by system. A mistake in the network’s state cannot touch the database’s.',
      },
      {
        title: 'Reviewable plans',
        description:
          'Each pull request lists what will be created, changed or destroyed. Destroying data takes a second approval.',
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
          'The terraform test command and Terratest build a module in a sandbox account, check it and remove it. Bugs show before anybody upgrades.',
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
      lead: 'We rarely replace a tool that works. If you are starting fresh, you get a written recommendation with reasons.',
      items: [
        {
          name: 'Terraform',
          description:
            'Providers for every large cloud and many SaaS products, with state in S3, Azure Storage, Google Cloud Storage or HCP Terraform.',
        },
        {
          name: 'OpenTofu',
          description:
            'The open-source fork of Terraform, under the Linux Foundation. It can also encrypt state before it leaves the runner.',
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
      lead: 'Whoever controls the apply step controls your cloud, so it gets the least access that still works.',
      items: [
        {
          name: 'Secret management',
          description:
            'Ephemeral values and write-only arguments keep passwords out of plan and state; Vault or the cloud’s own store holds them.',
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
      lead: 'Infrastructure changes appear where your team already looks: in its runs, its graphs and its clusters.',
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
      lead: 'We start with a single system and bring all of it into code before we touch the next.',
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
          description:
            'The second region uses the same modules with different inputs, and your team builds and destroys it as a drill.',
          from: 'one region',
          to: 'the same, twice',
        },
        {
          name: 'One account for everything',
          description:
            'Production, test and experiments move into accounts of their own, and new teams get theirs by pull request.',
          from: 'one account',
          to: 'an account each',
        },
        {
          name: 'The state nobody dares to touch',
          description:
            'A state with thousands of resources is split with removed and import blocks, and plans get fast again.',
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
    title: 'Said by teams that stopped clicking',
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
    lead: 'In the call we sketch its modules, name the risky imports and tell you what we would leave alone.',
  },
  start: {
    bring:
      'Bring one environment that nobody likes to touch, and read access to it, so that you can share your screen.',
    article: {
      kind: 'blog',
      slug: 'splitting-terraform-state',
      title: 'Splitting one big Terraform state without an outage',
      description: 'How to divide a large state without destroying a resource.',
    },
    story: {
      id: 13,
      description: 'A maker of soil probes whose cloud bill had no owners.',
      result: '−41%',
      measure: 'monthly cloud bill',
      bars: [100, 59],
    },
  },
} as const satisfies Product;
