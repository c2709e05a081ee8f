import {
  Archive,
  CalendarClock,
  Eye,
  FileCode,
  ListChecks,
  Map as MapIcon,
  Server,
  Siren,
} from 'lucide';
import { samples } from '../owner/samples.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'security-compliance-automation',
  meta: {
    title: 'Security and compliance automation',
    description:
      'ISO 27001, SOC 2 and PCI DSS controls as automated checks on code, clusters and cloud accounts, with dated evidence that an auditor can read.',
  },
  heading: 'Audit-ready, every day',
  lead: 'Your policies become checks that machines run, and the results are filed where an auditor finds them. Whether you pass remains the auditor’s decision.',
  action: { kind: 'book-demo', label: 'Book Security Assessment' },
  flow: {
    title: 'How a written policy becomes evidence',
    lead: 'Eight deliverables, all of them yours. Your security officer decides what is required. We make it testable, in files that your team can maintain.',
    stages: [
      {
        name: 'Detect',
        detail: 'Scanners and audit logs feed one register of findings',
        features: [
          {
            icon: MapIcon,
            title: 'Control map',
            description:
              'For each requirement, the check that proves it and the person responsible.',
          },
          {
            icon: ListChecks,
            title: 'Findings register',
            description:
              'What four tools see becomes one entry in DefectDojo, with a due date and a ticket for the team that owns it.',
          },
        ],
      },
      {
        name: 'Analyze',
        detail: 'Duplicates merged, findings ranked by real exposure',
        features: [
          {
            icon: CalendarClock,
            title: 'Exceptions that expire',
            description:
              'Somebody with the authority accepts a risk in a pull request, up to a date named there.',
          },
        ],
      },
      {
        name: 'Protect',
        detail: 'Fixes as pull requests, forbidden changes refused',
        now: 'SEC-311 merging',
        features: [
          {
            icon: FileCode,
            title: 'Policy library',
            description:
              'Rules for Open Policy Agent and Kyverno, with tests, reasons and examples.',
          },
          {
            icon: Server,
            title: 'Hardened baselines',
            description: 'Machine images, clusters and accounts follow the CIS Benchmarks.',
          },
        ],
      },
      {
        name: 'Verify',
        detail: 'The same check runs again and closes the finding',
        features: [
          {
            icon: Archive,
            title: 'Evidence store',
            description:
              'Results, exports and approvals are kept in immutable storage, by control and date.',
          },
        ],
      },
      {
        name: 'Monitor',
        detail: 'Controls tested nightly, results dated and signed',
        features: [
          {
            icon: Eye,
            title: 'Auditor view',
            description:
              'Auditors draw samples by control, period and system, without your engineers.',
          },
          {
            icon: Siren,
            title: 'Incident runbooks',
            description:
              'Whom to call, what to isolate and what to preserve in the likeliest incidents.',
          },
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'layers',
      id: 'layers',
      title: 'Six layers between the internet and your data',
      items: [
        {
          name: 'Identity',
          description: 'Single sign-on with passkeys, and admin rights for an approved hour.',
        },
        {
          name: 'Network',
          description: 'Default-deny policies: a workload reaches only what it declares.',
        },
        {
          name: 'Cloud accounts',
          description:
            'Service control policies and Azure Policy forbid what no team should switch on.',
        },
        {
          name: 'Clusters',
          description: 'Namespaces enforce the restricted Pod Security Standard.',
        },
        {
          name: 'Supply chain',
          description: 'An SBOM, a Cosign signature and SLSA provenance travel with every build.',
        },
        {
          name: 'Data',
          description:
            'Fields are classified, encrypted under separate keys and backed up under a retention lock.',
        },
      ],
    },
    {
      kind: 'groups',
      id: 'tools',
      title: 'Tools behind the checks',
      groups: [
        { name: 'Policy as code', items: ['Open Policy Agent', 'Kyverno', 'Conftest', 'Checkov'] },
        { name: 'Scanning', items: ['Trivy', 'Grype', 'Gitleaks', 'OpenSCAP'] },
        {
          name: 'Posture and detection',
          items: ['Prowler', 'AWS Security Hub', 'Microsoft Sentinel', 'Falco'],
        },
        {
          name: 'Secrets and identity',
          items: ['HashiCorp Vault', 'External Secrets Operator', 'Keycloak', 'Microsoft Entra ID'],
        },
      ],
    },
    {
      kind: 'points',
      id: 'automations',
      title: 'What runs without anybody asking',
      items: [
        {
          name: 'Public storage closed',
          description: 'A bucket opened to the internet is made private again.',
        },
        {
          name: 'Leavers removed',
          description: 'When HR ends a contract, accounts close and keys are revoked.',
        },
        {
          name: 'Credentials rotated',
          description: 'Vault leases database passwords, and API keys rotate on a schedule.',
        },
        {
          name: 'Patches proposed',
          description:
            'Renovate raises updates with their notes and merges low-risk ones after tests.',
        },
        {
          name: 'Access reviewed',
          description: 'Managers get a quarterly list of grants. Those left unanswered expire.',
        },
        {
          name: 'Evidence filed',
          description:
            'A nightly run writes result, inputs and rule version under the control it proves.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'grid',
    title: 'What the second audit should look like',
    counters: [
      { value: 80, suffix: '%', label: 'less time spent preparing' },
      { value: 95, suffix: '%', label: 'of technical controls tested every night' },
      { value: 60, suffix: '%', label: 'fewer critical findings open' },
      { value: 99, suffix: '%', label: 'of findings with an owner' },
    ],
  },
  testimonials: {
    title: 'What people who face auditors say',
    items: samples([
      {
        text: 'The auditor drew 25 samples of change approval without asking us for a single one. I had cleared two days for it.',
        author: 'Compliance Manager',
        company: 'Health insurance',
      },
      {
        text: 'A stranger found our first open bucket. The next one was shut in three minutes, and whoever had opened it wrote a new rule.',
        author: 'Security Officer',
        company: 'Publishing',
      },
      {
        text: 'Developers expected a wall of red. What they got was 11 rules with reasons, and they asked for three more.',
        author: 'Development Manager',
        company: 'Energy',
      },
    ]),
  },
  closing: {
    title: 'Pick the control that costs you most',
    lead: 'We take one requirement, outline its check with you and name the evidence that it should leave.',
  },
} as const satisfies Product;
