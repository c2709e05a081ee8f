import {
  Archive,
  ArrowLeftRight,
  Calendar,
  CircleDollarSign,
  Clock,
  LayoutGrid,
  Server,
  UserCheck,
} from 'lucide';
import { samples } from '../owner/samples.ts';
import { promises } from '../promises.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'kubernetes-as-a-service',
  meta: {
    title: 'Kubernetes as a service',
    description:
      'Managed clusters on EKS, AKS, GKE or your own machines: built from code, hardened, upgraded on a calendar, with engineers on call.',
  },
  heading: 'Clusters upgraded by calendar, not by incident',
  lead: 'You deploy into namespaces with readable limits. We build the cluster from code, harden it and upgrade it on a calendar. Running it for you is an agreement of its own.',
  action: { kind: 'book-demo', label: 'Schedule KaaS Demo' },
  flow: {
    title: 'Five stages in the life of a cluster',
    lead: 'The cluster stays in your account or on your machines, and you can revoke our roles at any time.',
    stages: [
      {
        name: 'Provision',
        detail: 'Network, control plane and nodes from one Terraform plan',
        features: [
          {
            icon: Server,
            title: 'Managed control plane',
            description:
              'A Terraform module for each provider, with private API endpoints and audit logs by default.',
          },
          {
            icon: LayoutGrid,
            title: 'Namespaces on request',
            description: 'A pull request creates it with quota, network policy and dashboard.',
          },
        ],
      },
      {
        name: 'Secure',
        detail: 'Policies and identities in place before the first pod',
        features: [
          {
            icon: Archive,
            title: 'Backup and restore',
            description: `Velero copies resources and volume snapshots to a second account. We test a restore ${promises.restoreTest}.`,
          },
        ],
      },
      {
        name: 'Deploy',
        detail: 'Argo CD syncs each team’s applications to its namespaces',
        now: 'pool 3 of 5',
        features: [
          {
            icon: Calendar,
            title: 'Version upgrades',
            description: `Dev and staging get the new version first, production follows after ${promises.upgradePause}. Dates are published ${promises.upgradeNotice}.`,
          },
        ],
      },
      {
        name: 'Monitor',
        detail: 'Objectives per service, alerts sent to its owner',
        features: [
          {
            icon: Clock,
            title: 'On-call',
            description: `Our engineers answer cluster alerts ${promises.onCall}. Application alerts go to your rota.`,
          },
          {
            icon: CircleDollarSign,
            title: 'Cost by team',
            description:
              'OpenCost splits the bill by namespace and label, and shows requests far above use.',
          },
        ],
      },
      {
        name: 'Scale',
        detail: 'Nodes join for waiting pods and leave when idle',
        features: [
          {
            icon: ArrowLeftRight,
            title: 'Autoscaling',
            description: 'Karpenter picks machines on EKS and AKS, the built-in autoscaler on GKE.',
          },
          {
            icon: UserCheck,
            title: 'Training on your cluster',
            description: 'Two of your engineers shadow one upgrade and lead the next.',
          },
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'layers',
      id: 'layers',
      title: 'Nine layers, defined in your repository',
      items: [
        {
          name: 'Control plane',
          description: 'EKS, AKS or GKE over three zones, or Talos Linux on your machines.',
        },
        {
          name: 'Nodes',
          description: 'Image-based systems, replaced for each patch and closed to SSH.',
        },
        {
          name: 'Network',
          description: 'Cilium carries pod traffic, Hubble shows which flows were dropped.',
        },
        {
          name: 'Traffic',
          description: 'Gateway API on Envoy Gateway, certificates by cert-manager.',
        },
        {
          name: 'Storage',
          description: 'CSI drivers with encrypted classes, expansion and snapshots.',
        },
        {
          name: 'Identity and secrets',
          description: 'Workload identity, and External Secrets for values from Vault.',
        },
        {
          name: 'Delivery',
          description: 'Argo CD with Helm or Kustomize, an AppProject per team.',
        },
        {
          name: 'Observability',
          description: 'Prometheus, Loki and Tempo behind OpenTelemetry.',
        },
        {
          name: 'Recovery',
          description: 'Velero, etcd snapshots, and a written restore order.',
        },
      ],
    },
    {
      kind: 'points',
      id: 'security',
      title: 'Closed by default, opened by pull request',
      items: [
        {
          name: 'Cluster access',
          description: 'kubectl logs in through your identity provider; roles belong to groups.',
        },
        {
          name: 'Pod security',
          description: 'The restricted Pod Security Standard in each team’s namespaces.',
        },
        {
          name: 'Network policy',
          description: 'No traffic between namespaces until a policy in Git permits it.',
        },
        {
          name: 'Image admission',
          description: 'Kyverno admits only images that your build has signed with Cosign.',
        },
        {
          name: 'Encryption at rest',
          description: 'Data keys that your KMS wraps, disks with keys that you rotate.',
        },
        {
          name: 'Benchmarks',
          description: 'kube-bench runs each night and opens a ticket for each deviation.',
        },
      ],
    },
    {
      kind: 'changes',
      id: 'operations',
      title: 'What changes for your team',
      items: [
        {
          name: 'A change calendar',
          from: 'urgent upgrades',
          to: 'planned dates',
        },
        {
          name: 'Known capacity',
          from: 'nodes in a hurry',
          to: 'a forecast',
        },
        {
          name: 'Shorter incidents',
          from: 'a bare alert',
          to: 'a first step',
        },
        {
          name: 'Fewer clusters',
          from: 'one per team',
          to: 'shared clusters',
        },
        {
          name: 'Matching environments',
          from: 'built by hand',
          to: 'one module',
        },
        {
          name: 'A clean way out',
          from: 'our roles in place',
          to: 'our roles removed',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Where a managed cluster earns its keep',
      items: [
        {
          name: 'The first cluster',
          description: 'Three services leave their virtual machines for one node pool.',
        },
        {
          name: 'End of support',
          description: 'A cluster several releases behind catches up while it keeps serving.',
        },
        {
          name: 'Racks of your own',
          description: 'Talos Linux makes machines in your data centre replaceable.',
        },
        {
          name: 'Peak season',
          description: 'Load tests with k6 find the limit in August, not in November.',
        },
        {
          name: 'Shared GPUs',
          description: 'Training jobs queue in Kueue, on nodes with one NVIDIA driver.',
        },
        {
          name: 'A preview per pull request',
          description: 'An ApplicationSet creates the environment and removes it on close.',
        },
        {
          name: 'Second region',
          description: 'A standby cluster is rebuilt from Git and volume backups.',
        },
        {
          name: 'Branch offices',
          description: 'K3s keeps the tills working while the line to headquarters is down.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'grid',
    title: 'What running it well means',
    counters: [
      { value: 2, suffix: 'x', label: 'faster from namespace request to first deployment' },
      { value: 60, suffix: '%', label: 'less engineering time spent on upgrades' },
      { value: 99, suffix: '%', label: 'of node replacements without a failed request' },
      { value: 40, suffix: '+', label: 'checks before a cluster takes its first workload' },
    ],
  },
  testimonials: {
    title: 'What platform teams say',
    items: samples([
      {
        text: 'Three minor versions went by in a year, and our support desk heard of none. I knew only because it was in the calendar.',
        author: 'Operations Manager',
        company: 'Insurance',
      },
      {
        text: 'The restore test found a volume that had never been backed up. Better on a Thursday in March than during an outage.',
        author: 'Site Reliability Lead',
        company: 'Healthcare',
      },
      {
        text: 'A new team opens a pull request and has its namespace before the stand-up is over. My queue of access tickets is empty.',
        author: 'Engineering Manager',
        company: 'Media',
      },
    ]),
  },
  closing: {
    title: 'Show us the cluster you dread upgrading',
    lead: 'We read its versions, add-ons and disruption budgets with you, and say what has to move first.',
  },
} as const satisfies Product;
