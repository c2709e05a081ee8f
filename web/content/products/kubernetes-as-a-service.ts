import {
  Archive,
  Boxes,
  CircleDollarSign,
  Gauge,
  GraduationCap,
  RefreshCw,
  ShipWheel,
  Siren,
} from 'lucide';
import type { Product } from './product.ts';

export const product = {
  id: 'kubernetes-as-a-service',
  meta: {
    title: 'Kubernetes as a service',
    description:
      'Managed clusters on EKS, AKS, GKE or your own machines: built from code, hardened, upgraded on a calendar and watched day and night.',
  },
  heading: 'Clusters that are patched before you read about it',
  lead: 'We build the cluster from code, harden it, upgrade it on a calendar and take its pages. You deploy into namespaces with limits that everybody can read.',
  action: { kind: 'book-demo', label: 'Schedule KaaS Demo' },
  flow: {
    title: 'Five stages, and round again at each upgrade',
    stages: [
      { name: 'Provision', detail: 'Network, control plane and nodes from one Terraform plan' },
      { name: 'Secure', detail: 'Policies and identities in place before the first pod' },
      { name: 'Deploy', detail: 'Each team’s Argo CD project syncs its own namespaces' },
      { name: 'Monitor', detail: 'Objectives per service, alerts sent to its owner' },
      { name: 'Scale', detail: 'Nodes join for waiting pods and leave when idle' },
    ],
  },
  features: {
    title: 'What running it for you includes',
    lead: 'The cluster stays in your cloud account. We work there through roles that you can revoke on any day.',
    cards: [
      {
        icon: ShipWheel,
        title: 'Managed control plane',
        description:
          'A Terraform module describes each cluster, whichever provider it runs on. Private API endpoints and audit logs are its defaults.',
      },
      {
        icon: RefreshCw,
        title: 'Version upgrades',
        description:
          'Pluto lists manifests that use removed APIs. Staging takes the new version first, production follows after two quiet weeks, one node pool at a time.',
      },
      {
        icon: Boxes,
        title: 'Namespaces on request',
        description:
          'A pull request with a team name creates the namespace, its quota, its network policy and a first dashboard.',
      },
      {
        icon: Gauge,
        title: 'Autoscaling',
        description:
          'Karpenter picks machines on EKS and AKS, the built-in autoscaler on GKE. KEDA scales queue consumers, to zero where that is safe.',
      },
      {
        icon: Archive,
        title: 'Backup and restore',
        description:
          'Velero writes resources and volume snapshots to a second account. Every quarter we restore them into an empty cluster and time it.',
      },
      {
        icon: CircleDollarSign,
        title: 'Cost by team',
        description:
          'OpenCost splits the bill by namespace and label. Where requests are twice the measured use, the report proposes a lower value.',
      },
      {
        icon: Siren,
        title: 'On-call',
        description:
          'Our engineers answer cluster alerts around the clock. Application alerts go to your rota, with the state of nodes and volumes attached.',
      },
      {
        icon: GraduationCap,
        title: 'Training on your cluster',
        description:
          'Six labs cover debugging, rollouts and the loss of a node. Two of your engineers shadow an upgrade and lead the next.',
      },
    ],
  },
  sections: [
    {
      kind: 'layers',
      id: 'layers',
      title: 'Nine layers, defined in your repository',
      lead: 'Keep a component where you already have a standard. We run the one you have if it is still maintained.',
      items: [
        {
          name: 'Control plane',
          description: 'EKS, AKS or GKE over three zones, or Talos Linux on machines of your own.',
        },
        {
          name: 'Nodes',
          description:
            'Image-based systems such as Bottlerocket, replaced whole at each patch and closed to SSH.',
        },
        {
          name: 'Network',
          description:
            'Cilium carries pod traffic with eBPF, and Hubble shows which policy dropped a flow.',
        },
        {
          name: 'Traffic',
          description:
            'Gateway API routes through Envoy Gateway, with certificates renewed by cert-manager.',
        },
        {
          name: 'Storage',
          description:
            'CSI drivers with encrypted storage classes, volume expansion and snapshots.',
        },
        {
          name: 'Identity and secrets',
          description:
            'Workload identity for calls to the cloud, External Secrets for values from Vault or a cloud store.',
        },
        {
          name: 'Delivery',
          description:
            'Argo CD with Helm or Kustomize, and a project that limits each team to its own targets.',
        },
        {
          name: 'Observability',
          description:
            'Prometheus, Loki and Tempo behind OpenTelemetry collectors, with Grafana dashboards as code.',
        },
        {
          name: 'Recovery',
          description:
            'Scheduled Velero backups, etcd snapshots where we run etcd, and a written order for restoring.',
        },
      ],
    },
    {
      kind: 'points',
      id: 'security',
      title: 'Closed by default, opened by pull request',
      lead: 'Six controls that new workloads meet on arrival. An exception has an owner and an end date.',
      items: [
        {
          name: 'Cluster access',
          description:
            'Logging in with kubectl goes through your identity provider, and roles are bound to groups.',
        },
        {
          name: 'Pod security',
          description:
            'Admission labels hold each namespace to the restricted profile of the Pod Security Standards.',
        },
        {
          name: 'Network policy',
          description: 'Traffic between namespaces is denied until a policy in Git permits it.',
        },
        {
          name: 'Image admission',
          description:
            'Kyverno admits images whose Cosign signature names your build identity and refuses the rest.',
        },
        {
          name: 'Encryption at rest',
          description:
            'A key in your KMS wraps the Secrets in etcd, and disks use keys that you rotate.',
        },
        {
          name: 'Benchmarks',
          description:
            'Each night kube-bench compares nodes with the CIS Benchmark and opens a ticket per deviation.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'operations',
      title: 'What leaves your evenings',
      lead: 'Changes that a platform team notices within the first two months.',
      items: [
        {
          name: 'An upgrade calendar',
          description:
            'Dates for every cluster are published two quarters ahead, around your freezes.',
        },
        {
          name: 'Known capacity',
          description:
            'A monthly forecast sets requests, limits and node headroom against the growth you expect.',
        },
        {
          name: 'Shorter incidents',
          description:
            'Alerts link to a runbook and list the five latest changes to the service behind them.',
        },
        {
          name: 'Fewer clusters',
          description:
            'Quotas and policies let teams share, where a cluster of their own served only to keep them apart.',
        },
        {
          name: 'Even environments',
          description:
            'Staging and production share a module, so a difference is a line that somebody wrote.',
        },
        {
          name: 'A clean way out',
          description:
            'When the contract ends, we remove our roles; code, state and dashboards were yours all along.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Where a managed cluster earns its keep',
      lead: 'Each is a project with an end date. Whether we run the cluster afterwards is a separate decision.',
      items: [
        {
          name: 'The first cluster',
          description:
            'Three services leave their virtual machines for a single node pool and a short list of rules.',
        },
        {
          name: 'End of support',
          description:
            'A cluster several releases behind catches up in single steps, and its workloads keep serving.',
        },
        {
          name: 'Racks of your own',
          description:
            'Talos Linux brings declared, replaceable machines to a hall without a cloud provider.',
        },
        {
          name: 'Peak season',
          description:
            'Load tests with k6 find the limit in August, so that November needs no nodes added by hand.',
        },
        {
          name: 'Shared GPUs',
          description:
            'Training jobs queue in Kueue, and the NVIDIA GPU Operator keeps drivers equal on every node.',
        },
        {
          name: 'A preview per pull request',
          description:
            'An ApplicationSet creates the environment and removes it when the branch is closed.',
        },
        {
          name: 'Second region',
          description:
            'A standby cluster is rebuilt from Git and volume backups, and the failover is rehearsed twice a year.',
        },
        {
          name: 'Branch offices',
          description:
            'K3s on three small machines keeps the tills working while the line to headquarters is down.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    title: 'Before and after, from tickets and upgrade records',
    counters: [
      {
        value: 2,
        suffix: 'x',
        label: 'faster from namespace request to first deployment',
        delayMs: 0,
      },
      { value: 60, suffix: '%', label: 'less engineering time spent on upgrades', delayMs: 400 },
      {
        value: 99,
        suffix: '%',
        label: 'of node replacements without a failed request',
        delayMs: 800,
      },
      {
        value: 40,
        suffix: '+',
        label: 'checks before a cluster takes its first workload',
        delayMs: 1200,
      },
    ],
  },
  testimonials: {
    title: 'From teams with quieter clusters',
    items: [
      {
        text: 'Three minor versions went by in a year, and our support desk heard of none. I knew only because it was in the calendar.',
        author: 'Operations Manager',
        company: 'Insurance',
      },
      {
        text: 'The restore test found a volume that had never been backed up. I would rather learn that on a Thursday in March than during an outage.',
        author: 'Site Reliability Lead',
        company: 'Healthcare',
      },
      {
        text: 'A new team opens a pull request and has its namespace before the stand-up ends. My ticket queue for access is empty.',
        author: 'Engineering Manager',
        company: 'Media',
      },
    ],
  },
  closing: {
    title: 'Show us the cluster you dread upgrading',
    lead: 'In 30 minutes we read its versions, add-ons and disruption budgets with you, and say what has to move first.',
  },
} as const satisfies Product;
