import { Archive, CalendarClock, Eye, FileCode, ListChecks, Route, Server, Siren } from 'lucide';
import type { Product } from './product.ts';

export const product = {
  id: 'security-compliance-automation',
  meta: {
    title: 'Security and compliance automation',
    description:
      'ISO 27001, SOC 2 and PCI DSS controls as automated checks on code, clusters and cloud accounts, with dated evidence that your auditor can read.',
  },
  heading: 'Ready for the auditor on any day',
  lead: 'We translate your policies into checks that machines run, and file the results where an auditor finds them. Whether you pass remains the auditor’s decision.',
  action: { kind: 'book-demo', label: 'Book Security Assessment' },
  flow: {
    title: 'How a written policy turns into proof',
    stages: [
      { name: 'Detect', detail: 'Scanners and audit logs feed one register of findings' },
      { name: 'Analyze', detail: 'Duplicates merged, then ranked by real exposure' },
      { name: 'Protect', detail: 'Fixes as pull requests, forbidden changes refused' },
      { name: 'Verify', detail: 'The same check runs again and closes the finding' },
      { name: 'Monitor', detail: 'Controls tested nightly, results dated and signed' },
    ],
  },
  features: {
    title: 'Eight deliverables, all of them yours',
    lead: 'Your security officer decides what is required. We make it testable and leave you with files that your team can maintain.',
    cards: [
      {
        icon: Route,
        title: 'Control map',
        description:
          'For each requirement, the check that proves it and the person who answers for it. A single check often serves three frameworks.',
      },
      {
        icon: FileCode,
        title: 'Policy library',
        description:
          'Rules for Open Policy Agent and Kyverno, with tests, reasons and examples. Developers can run them on a laptop before they push.',
      },
      {
        icon: Archive,
        title: 'Evidence store',
        description:
          'Results, exports and approvals sit in immutable storage, found by control and date. Screenshots are no longer needed.',
      },
      {
        icon: ListChecks,
        title: 'Findings register',
        description:
          'Trivy, Prowler and the others report into DefectDojo. What four tools see becomes a single entry with its owner and due date.',
      },
      {
        icon: Server,
        title: 'Hardened baselines',
        description:
          'Machine images, clusters and accounts follow the CIS Benchmarks and are rebuilt every month. Deviations are listed with a reason.',
      },
      {
        icon: CalendarClock,
        title: 'Exceptions with an end',
        description:
          'A risk is accepted in a pull request, by somebody entitled to do so, until a date. On that date the check fails again.',
      },
      {
        icon: Eye,
        title: 'Auditor view',
        description:
          'Read-only access by control, period and system, so that samples are drawn without your engineers. We hold a test audit with you first.',
      },
      {
        icon: Siren,
        title: 'Incident runbooks',
        description:
          'Who is called, what is isolated and what is preserved, for the six incidents you are likeliest to have. Two drills are included.',
      },
    ],
  },
  sections: [
    {
      kind: 'layers',
      id: 'layers',
      title: 'Six layers between the internet and your data',
      lead: 'An attacker needs one gap, so every layer assumes that the one above it has failed.',
      items: [
        {
          name: 'Identity',
          description:
            'Single sign-on with passkeys, roles by group, and admin rights that last for an approved hour.',
        },
        {
          name: 'Network',
          description:
            'Private endpoints and default-deny network policies let a workload reach only what it declares.',
        },
        {
          name: 'Cloud accounts',
          description:
            'Service control policies and Azure Policy forbid what no team should ever switch on.',
        },
        {
          name: 'Clusters',
          description:
            'Namespaces enforce the restricted Pod Security Standard, and unsigned images are refused at admission.',
        },
        {
          name: 'Supply chain',
          description: 'An SBOM, a Cosign signature and SLSA provenance travel with every build.',
        },
        {
          name: 'Data',
          description:
            'Fields are classified, encrypted under separate keys and backed up to an account that ransomware cannot reach.',
        },
      ],
    },
    {
      kind: 'groups',
      id: 'tools',
      title: 'Tools behind the checks',
      lead: 'Many are open source, so an auditor can read the rule as well as its result.',
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
      kind: 'cards',
      id: 'automations',
      title: 'What runs without anybody asking',
      lead: 'Automations log what they did and why. You choose which may act alone and which open a ticket first.',
      items: [
        {
          name: 'Public storage closed',
          description:
            'A bucket opened to the internet is private again within 5 minutes, and its owner learns the reason.',
        },
        {
          name: 'Leavers removed',
          description:
            'When HR ends a contract, SCIM closes the accounts and a job revokes the remaining keys the same day.',
        },
        {
          name: 'Credentials rotated',
          description:
            'Database passwords come from Vault on a lease of an hour, and API keys change every 90 days.',
        },
        {
          name: 'Patches proposed',
          description:
            'Renovate raises dependency updates with their release notes and merges low-risk ones after tests.',
        },
        {
          name: 'Access reviewed',
          description:
            'Managers get a quarterly list of who can reach what, and entries they leave unanswered expire.',
        },
        {
          name: 'Evidence filed',
          description:
            'A nightly run writes its result, inputs and rule version to the store, under the control it proves.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    title: 'How the second audit differs from the first',
    counters: [
      { value: 80, suffix: '%', label: 'less time spent preparing', delayMs: 0 },
      { value: 95, suffix: '%', label: 'of technical controls tested every night', delayMs: 400 },
      { value: 60, suffix: '%', label: 'fewer critical findings open', delayMs: 800 },
      { value: 99, suffix: '%', label: 'of findings assigned within a day', delayMs: 1200 },
    ],
  },
  testimonials: {
    title: 'What people who face auditors say',
    items: [
      {
        text: 'The auditor asked for 25 samples of change approval. I sent a link, and then we all went to lunch.',
        author: 'Compliance Manager',
        company: 'Health insurance',
      },
      {
        text: 'Our first open bucket was found by a stranger. The next was shut within three minutes, and the colleague who opened it wrote a new rule.',
        author: 'Security Officer',
        company: 'Publishing',
      },
      {
        text: 'Developers expected a wall of red. What they got was 11 rules with reasons, and they asked for three more.',
        author: 'Development Manager',
        company: 'Energy',
      },
    ],
  },
  closing: {
    title: 'Pick the control you dread',
    lead: 'In the assessment we take one requirement, write its check with you and look at the evidence that comes out.',
  },
} as const satisfies Product;
