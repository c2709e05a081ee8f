import { Database, GraduationCap, ListChecks, Map as MapIcon, Undo2, Wallet } from 'lucide';
import { samples } from '../owner/samples.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'cloud-migrations',
  meta: {
    title: 'Cloud migrations',
    description:
      'Servers, databases and clusters move to AWS, Azure or Google Cloud in planned waves, with rehearsed cutovers and a rollback that has been tested.',
  },
  heading: 'A move you have already practised',
  lead: 'On the night of the move, your team follows a list that it knows by heart. Before that come the dependency map, the automated copy and the rehearsals.',
  action: { kind: 'book-demo', label: 'Schedule Migration Consultation' },
  flow: {
    title: 'Five stages, from inventory to the last bill',
    stages: [
      { name: 'Assess', detail: '30 days of traffic show what depends on what' },
      { name: 'Plan', detail: 'Waves drawn by dependency, then dated and assigned' },
      { name: 'Automate', detail: 'Landing zone, copy jobs and checks, all as code' },
      {
        name: 'Migrate',
        detail: 'Replicate, rehearse, compare counts, cut over',
        now: 'wave 2 tonight',
      },
      { name: 'Optimize', detail: 'Machines resized, commitments bought, old contract ended' },
    ],
  },
  features: {
    title: 'What the engagement covers',
    lead: 'Eight offerings, together or one by one. For each application, you bring somebody who knows it. We bring the method and work the nights with you.',
    cards: [
      {
        title: 'Discovery and dependency map',
        description:
          'Flow logs, or an agent on a few of the servers, show machines, databases and the calls between them.',
      },
      {
        icon: Wallet,
        title: 'Cost forecast',
        description: 'A target price for each application, from measured load and current rates.',
      },
      {
        icon: MapIcon,
        title: 'Landing zone',
        description:
          'Accounts, networks, identity and logging are ready before the first workload arrives.',
      },
      {
        title: 'Wave planning',
        description: 'Applications that exchange a lot of data travel together.',
      },
      {
        icon: Database,
        title: 'Data replication',
        description: 'Databases replicate by change data capture, files by repeated sync.',
      },
      {
        icon: ListChecks,
        title: 'Cutover rehearsal',
        description: 'Your team runs the whole runbook on copies, against the clock.',
      },
      {
        icon: Undo2,
        title: 'Rollback',
        description: 'After the switch, databases and files replicate back to the source.',
      },
      {
        icon: GraduationCap,
        title: 'Handover',
        description:
          'Your operators run the later waves with us beside them. By the last one they maintain the runbooks, dashboards and code without us.',
      },
    ],
  },
  sections: [
    {
      kind: 'changes',
      id: 'types',
      title: 'Six kinds of move',
      items: [
        {
          name: 'On-premises to cloud',
          from: 'VMware, Hyper-V',
          to: 'EC2, Azure VMs, Compute Engine',
        },
        {
          name: 'Cloud to cloud',
          from: 'Amazon RDS, SQS',
          to: 'Cloud SQL, Pub/Sub',
        },
        {
          name: 'Hybrid',
          from: 'data centre',
          to: 'data centre and cloud',
        },
        {
          name: 'Database',
          from: 'Oracle, SQL\u00a0Server',
          to: 'managed PostgreSQL',
        },
        {
          name: 'Virtual machines to containers',
          from: 'virtual machine',
          to: 'image, health\u00a0checks',
        },
        {
          name: 'Data warehouse',
          from: 'Teradata, Hadoop',
          to: 'Snowflake, BigQuery, Redshift',
        },
      ],
    },
    {
      kind: 'points',
      id: 'security',
      title: 'Protected on the way and on arrival',
      items: [
        {
          name: 'Encryption',
          description: 'Transfers use TLS or IPsec, disks and buckets use keys in your own KMS.',
        },
        {
          name: 'Access control',
          description:
            'Our engineers work under roles in your identity provider that are granted for a wave and expire with it.',
        },
        {
          name: 'Compliance mapping',
          description:
            'Requirements of PCI DSS, HIPAA or GDPR are matched to settings in the target cloud before any data moves.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'automation',
      title: 'Automation that arrives with the workload',
      items: [
        {
          name: 'Infrastructure as code',
          description: 'Networks, instances and firewall rules come from modules.',
        },
        {
          name: 'Delivery pipelines',
          description: 'Existing pipelines gain the new target beside the old.',
        },
        {
          name: 'Monitoring',
          description:
            'Latency and error rates are recorded at the source and become objectives at the target.',
        },
        {
          name: 'Cost control',
          description:
            'Tags, budgets and an evening shutdown of test machines are active before the first invoice.',
        },
      ],
    },
    {
      kind: 'tools',
      id: 'tools',
      title: 'What does the moving',
      items: [
        {
          name: 'AWS Transform MGN',
          description:
            'Formerly Application Migration Service. Copies whole servers continuously and launches test instances while the source stays in service.',
        },
        {
          name: 'Azure Migrate',
          description:
            'Finds machines and their connections without agents, sizes them and replicates them into Azure.',
        },
        {
          name: 'Migrate to Virtual Machines',
          description:
            'Google Cloud’s service for machines, with test clones of a running source before the final sync.',
        },
        {
          name: 'AWS Database Migration Service',
          description: 'A full load first, then ongoing changes, also between different engines.',
        },
        {
          name: 'Velero',
          description:
            'Copies Kubernetes objects and volumes from cluster to cluster through object storage.',
        },
        {
          name: 'Terraform',
          description:
            'Describes the target once, so that a rehearsal environment is a second apply with its own values.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Why teams move',
      items: [
        {
          name: 'The lease runs out',
          description: 'A data centre empties in waves, planned backwards from the last day.',
        },
        {
          name: 'A licence renewal',
          description: 'VMware and Oracle contracts are mapped to workloads.',
        },
        {
          name: 'Two companies, two clouds',
          description:
            'After a merger, identity and networks are joined before duplicate systems close, one at a time.',
        },
        {
          name: 'The yearly peak',
          description:
            'The web shop moves in spring, passes a load test above last year’s peak and scales by itself in autumn.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    title: 'Goals for the whole programme',
    counters: [
      { value: 90, suffix: '%', label: 'of the steps in a wave run by script', delayMs: 0 },
      { value: 99, suffix: '%', label: 'of cutovers finished inside their window', delayMs: 400 },
      { value: 40, suffix: '%', label: 'lower running cost after six months', delayMs: 800 },
      { value: 100, suffix: '%', label: 'of waves with a rehearsed rollback', delayMs: 1200 },
    ],
  },
  testimonials: {
    title: 'What teams say after the move',
    items: samples([
      {
        text: 'By the fourth rehearsal the cutover was so boring that two people forgot to join. I have no higher praise.',
        author: 'IT Director',
        company: 'Wholesale',
      },
      {
        text: 'They told us to leave two systems where they were. No other bidder had said that, and they were right.',
        author: 'Chief Architect',
        company: 'Public transport',
      },
      {
        text: 'We went back once, in the second wave. It took 18 minutes, no order was lost, and a week later it worked.',
        author: 'Database Administrator',
        company: 'Consumer goods',
      },
    ]),
  },
  closing: {
    title: 'Start with ten servers',
    lead: 'A rough list is enough: share it on your screen. On the call we sort it into waves and name the dependency that we would look at first.',
  },
} as const satisfies Product;
