import {
  Blocks,
  CircleDollarSign,
  CloudUpload,
  Database,
  FlaskConical,
  GitPullRequest,
  Radar,
  Timer,
} from 'lucide';
import type { Product } from './product.ts';

export const product = {
  id: 'infrastructure-as-code',
  meta: {
    title: 'Infrastructure as code',
    description:
      'Terraform, OpenTofu, Pulumi, CloudFormation, Bicep or Ansible under review: each change shows its diff, passes your policies and can be taken back.',
  },
  heading: 'No change without a plan',
  lead: 'We move your infrastructure into code, in accounts that you own. A pull request plans it, policies check it and a named colleague approves it.',
  action: { kind: 'book-demo', label: 'Schedule a Demo' },
  flow: {
    title: 'How a line of code becomes an environment',
    stages: [
      { name: 'Define', detail: 'Modules with typed inputs, tests and an example' },
      { name: 'Version Control', detail: 'Code owners, signed commits, a folder per environment' },
      { name: 'Plan and Review', detail: 'The diff and its monthly cost, as a comment' },
      { name: 'Deploy', detail: 'The saved plan is applied exactly as approved' },
      { name: 'Monitor', detail: 'A nightly plan that should come back empty' },
    ],
  },
  features: {
    title: 'What you own when the work is done',
    lead: 'Code, state and runners live in your accounts. We need a read role in the first week and a colleague of yours throughout.',
    cards: [
      {
        icon: Blocks,
        title: 'Reusable modules',
        description:
          'A network, a database or a queue is a module call with typed inputs. Modules carry semantic versions, so teams upgrade when they choose.',
      },
      {
        icon: CloudUpload,
        title: 'Import of what exists',
        description:
          'Resources made by hand come in through import blocks, one system at a time. We stop when the plan reports no changes.',
      },
      {
        icon: Database,
        title: 'Remote state',
        description:
          'State is locked, encrypted, versioned and split by system. A mistake in a network cannot reach a database elsewhere.',
      },
      {
        icon: GitPullRequest,
        title: 'Reviewable plans',
        description:
          'Each pull request lists what will be created, changed or destroyed. Anything that destroys data asks for a second approval.',
      },
      {
        icon: CircleDollarSign,
        title: 'Cost before the merge',
        description:
          'Infracost puts a monthly price on the difference. Above your threshold, whoever holds the budget is asked as well.',
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
          'The terraform test command and Terratest build a module in a sandbox account, check it and remove it. Breakage shows before anybody upgrades.',
      },
      {
        icon: Timer,
        title: 'Short-lived environments',
        description:
          'Label a pull request and get a complete environment of its own. It is destroyed on merge, or after 48 hours if nobody remembers it.',
      },
    ],
  },
  sections: [
    {
      kind: 'tools',
      id: 'tools',
      title: 'Supported tools, chosen by what you already run',
      lead: 'We rarely replace a tool that works. If you start fresh, you get our recommendation in writing, with its reasons.',
      items: [
        {
          name: 'Terraform',
          description:
            'Providers for every large cloud and most SaaS, with state in S3, Azure Storage, Google Cloud Storage or HCP Terraform.',
        },
        {
          name: 'OpenTofu',
          description:
            'The open-source fork under the Linux Foundation, which also encrypts state before it leaves the runner.',
        },
        {
          name: 'Pulumi',
          description:
            'Infrastructure in TypeScript, Python, Go or C#, for teams that want loops and unit tests in their own language.',
        },
        {
          name: 'AWS CloudFormation',
          description:
            'Stacks with change sets and drift reports, including those that your AWS CDK code already produces.',
        },
        {
          name: 'Azure Bicep',
          description:
            'A readable language over Resource Manager, with what-if previews and deployment stacks that remove what you delete.',
        },
        {
          name: 'Ansible',
          description:
            'Packages, accounts and settings inside machines, previewed with --check and --diff before a playbook runs.',
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
            'Plans run under a read-only role, applies under a second one that only the protected main branch can assume.',
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
      title: 'Wired into the rest of your toolchain',
      lead: 'Infrastructure changes appear where your team already looks: in its runs, its graphs and its clusters.',
      groups: [
        { name: 'CI/CD', items: ['GitHub Actions', 'GitLab CI', 'Azure Pipelines', 'Jenkins'] },
        { name: 'Monitoring', items: ['Prometheus', 'Grafana', 'Datadog', 'Amazon CloudWatch'] },
        { name: 'GitOps', items: ['Argo CD', 'Flux', 'Crossplane', 'Atlantis'] },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Situations we are called into',
      lead: 'Work begins with a single system, brought into code from end to end before the next is touched.',
      items: [
        {
          name: 'Built in the console',
          description:
            'Five years of clicks are imported, cleared of leftovers and rebuilt from code in a sandbox as proof.',
        },
        {
          name: 'A second region',
          description:
            'Disaster recovery uses the same modules with other variables, and is built and destroyed once a quarter.',
        },
        {
          name: 'One account for everything',
          description:
            'Production, test and experiments move into accounts of their own, and new teams get theirs by pull request.',
        },
        {
          name: 'The state nobody dares to touch',
          description:
            'A state of 4,000 resources is split with removed and import blocks, and planning drops from 40 minutes to 2.',
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
          'Another test environment takes 20 minutes and a review, where it used to take three tickets.',
      },
      {
        name: 'Fewer surprises on the bill',
        description:
          'Whatever runs without code gets reported, then adopted by an owner or switched off.',
      },
    ],
  },
  testimonials: {
    title: 'Said by teams that stopped clicking',
    items: [
      {
        text: 'Our second region took 11 days. The first had taken two years, and we still could not say everything that was in it.',
        author: 'Infrastructure Manager',
        company: 'Insurance',
      },
      {
        text: 'I approve plans over breakfast now. Whatever gets destroyed stands at the top, and the price is right below it.',
        author: 'Cloud Architect',
        company: 'Manufacturing',
      },
      {
        text: 'They imported 900 resources without a minute of downtime, then made us do the last hundred ourselves. That was the useful part.',
        author: 'Operations Lead',
        company: 'Education',
      },
    ],
  },
  closing: {
    title: 'Show us one environment',
    lead: 'In 30 minutes we sketch its modules, name the risky imports and tell you what we would leave alone.',
  },
} as const satisfies Product;
