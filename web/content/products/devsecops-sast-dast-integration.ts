import {
  Container,
  FileCode,
  Filter,
  Globe,
  KeyRound,
  Package,
  ScanSearch,
  ShieldAlert,
} from 'lucide';
import type { Product } from './product.ts';

export const product = {
  id: 'devsecops-sast-dast-integration',
  meta: {
    title: 'DevSecOps with SAST and DAST',
    description:
      'Semgrep, CodeQL, ZAP and Trivy in your pull requests and pipelines, tuned to your code. Findings arrive in one list with owners and dates.',
  },
  heading: 'Findings where the code is written',
  lead: 'We run static tests on each pull request and dynamic tests on each preview, and tune the rules to your code. Only a new, serious finding stops a merge.',
  action: { kind: 'book-demo', label: 'Schedule Security Assessment' },
  flow: {
    title: 'Where each test runs',
    stages: [
      { name: 'Code and SAST', detail: 'Semgrep comments on changed lines within minutes' },
      { name: 'Build and Scan', detail: 'Syft lists the parts, Trivy checks, Cosign signs' },
      { name: 'Deploy and DAST', detail: 'ZAP walks the preview with a logged-in session' },
      { name: 'Runtime Protection', detail: 'Falco reports a shell where none belongs' },
      { name: 'Continuous Monitoring', detail: 'Dependency-Track matches new CVEs with what runs' },
    ],
  },
  features: {
    title: 'Eight checks that developers leave switched on',
    lead: 'A scanner that cries wolf is muted within a month. We start with few rules and add the next when the last is quiet.',
    cards: [
      {
        icon: ScanSearch,
        title: 'Static analysis',
        description:
          'Semgrep reads the diff in seconds, CodeQL follows data across files. Both report as review comments on the line concerned.',
      },
      {
        icon: Globe,
        title: 'Dynamic testing',
        description:
          'ZAP imports your OpenAPI file, logs in as a test account and probes the preview. It touches only hosts that you have listed.',
      },
      {
        icon: Package,
        title: 'Dependency analysis',
        description:
          'OSV-Scanner finds vulnerable packages and, for Go, whether your code calls the flawed function. Renovate opens the update.',
      },
      {
        icon: KeyRound,
        title: 'Secret detection',
        description:
          'Gitleaks runs before the commit and again after the push. A key that slips through is revoked first, then cleaned from history.',
      },
      {
        icon: Container,
        title: 'Image scanning',
        description:
          'Trivy reads the image before it reaches the registry. Base images are rebuilt weekly, which closes many findings without a ticket.',
      },
      {
        icon: FileCode,
        title: 'Infrastructure scanning',
        description:
          'Checkov reads Terraform plans and rendered Helm charts. A public bucket or a privileged container is stopped in review.',
      },
      {
        icon: Filter,
        title: 'One list of findings',
        description:
          'DefectDojo merges the reports of all scanners and removes duplicates. Severity, owner and due date follow rules that you approve.',
      },
      {
        icon: ShieldAlert,
        title: 'Runtime rules',
        description:
          'Per workload, Falco knows the expected processes, files and connections. Tetragon can end an unexpected process where you allow it.',
      },
    ],
  },
  sections: [
    {
      kind: 'tools',
      id: 'tools',
      title: 'Scanners we set up and tune',
      lead: 'Open source comes first. A licence that you already pay for is put to use before we suggest another.',
      items: [
        {
          name: 'Semgrep',
          description:
            'Rules are patterns that look like code, so your own team can write a first rule in an afternoon.',
        },
        {
          name: 'CodeQL',
          description:
            'Follows untrusted input from request to query; private repositories need a GitHub Code Security licence.',
        },
        {
          name: 'SonarQube',
          description:
            'Security hotspots beside code quality, with a gate on new code that many teams know already.',
        },
        {
          name: 'ZAP',
          description:
            'Short passive scans on each preview and full active scans at night, from an automation plan in YAML.',
        },
        {
          name: 'Burp Suite DAST',
          description:
            'Scheduled browser-driven scans of single-page applications, where you hold the licence.',
        },
        {
          name: 'Trivy',
          description:
            'A single binary for images, lock files, Kubernetes manifests and licence checks.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'capabilities',
      title: 'What makes the results usable',
      lead: 'Installing a scanner takes an hour. These six things take the rest of the engagement.',
      items: [
        {
          name: 'A baseline',
          description:
            'Findings that exist on day one are recorded and scheduled, and do not stop anybody’s merge.',
        },
        {
          name: 'Scans behind login',
          description:
            'Test accounts for each role let the scan reach protected pages and compare what each may see.',
        },
        {
          name: 'API coverage',
          description:
            'OpenAPI, GraphQL and SOAP definitions feed the scan, and its report names endpoints never reached.',
        },
        {
          name: 'Waivers that expire',
          description:
            'Accepting a risk takes a reason, an approver and the date on which the finding returns.',
        },
        {
          name: 'Provenance',
          description:
            'Builds record SLSA provenance, and the cluster checks that an image came from the right repository.',
        },
        {
          name: 'Advice from your own code',
          description:
            'Comments point to a place in your codebase where the same thing is already done safely.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Why teams call us',
      lead: 'Four beginnings, each with a result that can be shown after six weeks.',
      items: [
        {
          name: 'Four thousand findings',
          description:
            'The first scan, too long to read, becomes a ranked list that a team can finish in a quarter.',
        },
        {
          name: 'The security questionnaire',
          description:
            'Questions from a buyer about testing, patching and components are answered with dated reports.',
        },
        {
          name: 'The yearly penetration test',
          description:
            'Known classes of error are caught at each build, which leaves the testers’ days for business logic.',
        },
        {
          name: 'A new zero-day',
          description:
            'A search over the SBOMs of all running images shows in minutes which services carry the library.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    title: 'Half a year later, in the findings list',
    counters: [
      { value: 85, suffix: '%', label: 'of findings fixed before the merge', delayMs: 0 },
      { value: 100, suffix: '%', label: 'of pull requests scanned', delayMs: 400 },
      { value: 60, suffix: '%', label: 'fewer false alarms once tuned', delayMs: 800 },
      { value: 90, suffix: '%', label: 'of critical findings closed within 7 days', delayMs: 1200 },
    ],
  },
  testimonials: {
    title: 'From both sides of the finding',
    items: [
      {
        text: 'My developers argued with the scanner for two weeks. Since the tuning they write rules for it, and two of those are better than mine.',
        author: 'Application Security Lead',
        company: 'Banking',
      },
      {
        text: 'When that logging library was in the news, I had the list of affected services before the first meeting was called.',
        author: 'Security Officer',
        company: 'Energy',
      },
      {
        text: 'Findings came as a PDF in December. These days they are comments on code from an hour ago, while I still remember why I wrote it.',
        author: 'Backend Developer',
        company: 'Travel',
      },
    ],
  },
  closing: {
    title: 'Pick a repository and a preview address',
    lead: 'With your written permission we scan both beforehand. The call is about the ten findings that matter and the rules we would leave off.',
  },
} as const satisfies Product;
