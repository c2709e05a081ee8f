import {
  Database,
  GraduationCap,
  Layers,
  ListChecks,
  Map as MapIcon,
  Network,
  Undo2,
  Wallet,
} from 'lucide';
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
  lead: 'On the night of the move, your team follows a list that it knows by heart, after a dependency map, an automated copy and rehearsals.',
  action: { kind: 'book-demo', label: 'Schedule Migration Consultation' },
  flow: {
    title: 'Five stages, from inventory to the last bill',
    lead: 'Eight offerings, together or one by one. You bring somebody who knows each application. We bring the method and work the nights with you.',
    stages: [
      {
        name: 'Assess',
        detail: '30 days of traffic show what depends on what',
        features: [
          {
            icon: Network,
            title: 'Discovery and dependency map',
            description:
              'Flow logs, or an agent on a few of the servers, show machines, databases and the calls between them.',
          },
          {
            icon: Wallet,
            title: 'Cost forecast',
            description:
              'A target price for each application, from measured load and current rates.',
          },
        ],
      },
      {
        name: 'Plan',
        detail: 'Waves drawn by dependency, then dated and assigned',
        features: [
          {
            icon: Layers,
            title: 'Wave planning',
            description: 'Applications that exchange a lot of data travel together.',
          },
        ],
      },
      {
        name: 'Automate',
        detail: 'Landing zone, copy jobs and checks, all as code',
        features: [
          {
            icon: MapIcon,
            title: 'Landing zone',
            description:
              'Accounts, networks, identity and logging are ready before the first workload arrives.',
          },
          {
            icon: Database,
            title: 'Data replication',
            description: 'Databases replicate by change data capture, files by repeated sync.',
          },
        ],
      },
      {
        name: 'Migrate',
        detail: 'Replicate, rehearse, compare counts, cut over',
        now: 'wave 2 tonight',
        features: [
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
        ],
      },
      {
        name: 'Optimize',
        detail: 'Machines resized, commitments bought, old contract ended',
        features: [
          {
            icon: GraduationCap,
            title: 'Handover',
            description:
              'Your operators run the later waves with us beside them, and keep runbooks, dashboards and code.',
          },
        ],
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
          description: 'TLS or IPsec on the way, keys in your own KMS at rest.',
        },
        {
          name: 'Access control',
          description: 'Our engineers’ roles are granted for a wave and expire with it.',
        },
        {
          name: 'Compliance mapping',
          description: 'PCI DSS, HIPAA or GDPR become settings of the target before data moves.',
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
          description: 'Latency and error rates of the source become objectives at the target.',
        },
        {
          name: 'Cost control',
          description:
            'Tags, budgets and an evening shutdown of test machines come before the first invoice.',
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
            'Copies whole servers while they stay in service (formerly Application Migration Service).',
        },
        {
          name: 'Azure Migrate',
          description: 'Finds, sizes and replicates machines, without agents.',
        },
        {
          name: 'Migrate to Virtual Machines',
          description: 'Google Cloud’s service, with test clones of a running source.',
        },
        {
          name: 'AWS Database Migration Service',
          description: 'A full load, then ongoing changes, also between engines.',
        },
        {
          name: 'Velero',
          description: 'Kubernetes objects and volumes, through object storage.',
        },
        {
          name: 'Terraform',
          description: 'Describes the target once: a rehearsal is a second apply.',
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
            'After a merger, identity and networks are joined before duplicate systems close.',
        },
        {
          name: 'The yearly peak',
          description:
            'The web shop moves in spring and passes a load test above last year’s peak.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'row',
    title: 'Goals for the whole programme',
    counters: [
      { value: 90, suffix: '%', label: 'of the steps in a wave run by script' },
      { value: 99, suffix: '%', label: 'of cutovers finished inside their window' },
      { value: 40, suffix: '%', label: 'lower running cost after six months' },
      { value: 100, suffix: '%', label: 'of waves with a rehearsed rollback' },
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
    lead: 'A rough list is enough. We sort it into waves with you and name the dependency to look at first.',
  },
} as const satisfies Product;
