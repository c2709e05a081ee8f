import { Container, FileCode, Filter, Globe, Package, ShieldAlert } from 'lucide';
import { samples } from '../owner/samples.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'devsecops-sast-dast-integration',
  meta: {
    title: 'DevSecOps with SAST and DAST',
    description:
      'Semgrep, CodeQL, ZAP and Trivy in your pull requests and pipelines, tuned to your code. Findings arrive in one list, with owners and due dates.',
  },
  heading: 'Security findings in the pull request',
  lead: 'Only a new, serious finding stops a merge. Static tests run on each pull request and dynamic tests on each preview, with rules tuned to your code.',
  action: { kind: 'book-demo', label: 'Schedule Security Assessment' },
  flow: {
    title: 'Where each test runs',
    stages: [
      { name: 'Code and SAST', detail: 'Semgrep comments on changed lines within minutes' },
      { name: 'Build and Scan', detail: 'Syft writes the SBOM, Trivy checks, Cosign signs' },
      {
        name: 'Deploy and DAST',
        detail: 'ZAP walks the preview with a logged-in session',
        now: 'scan at 15:00',
      },
      { name: 'Runtime Protection', detail: 'Falco reports a shell where none belongs' },
      { name: 'Continuous Monitoring', detail: 'Dependency-Track matches new CVEs with what runs' },
    ],
  },
  features: {
    title: 'Eight checks that developers leave switched on',
    lead: 'Developers mute a scanner that cries wolf. We start with few rules and add the next one when the last is quiet.',
    cards: [
      {
        title: 'Static analysis',
        description: 'Semgrep reads the diff in seconds. CodeQL follows data across files.',
      },
      {
        icon: Globe,
        title: 'Dynamic testing',
        description:
          'ZAP imports your OpenAPI file, logs in as a test account and probes the preview.',
      },
      {
        icon: Package,
        title: 'Dependency analysis',
        description:
          'OSV-Scanner finds vulnerable packages and, for Go, reports whether your code calls the flawed function.',
      },
      {
        title: 'Secret detection',
        description:
          'Gitleaks runs before the commit and in the pull request, and push protection refuses keys of known kinds.',
      },
      {
        icon: Container,
        title: 'Image scanning',
        description:
          'Trivy reads the image before it reaches the registry. Base images are rebuilt weekly.',
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
        description: 'DefectDojo merges the reports of all scanners and removes duplicates.',
      },
      {
        icon: ShieldAlert,
        title: 'Runtime rules',
        description: 'Falco knows the expected processes, files and connections of each workload.',
      },
    ],
  },
  sections: [
    {
      kind: 'tools',
      id: 'tools',
      title: 'Scanners we set up and tune',
      items: [
        {
          name: 'Semgrep',
          description:
            'Rules are patterns that look like code, so your own team can write its first rule in an afternoon.',
        },
        {
          name: 'CodeQL',
          description: 'Follows untrusted input from request to query.',
        },
        {
          name: 'SonarQube',
          description:
            'Security hotspots beside code quality, with a quality gate that many teams already know.',
        },
        {
          name: 'ZAP',
          description:
            'Short targeted scans on each preview and full active scans at night, from an automation plan in YAML.',
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
      items: [
        {
          name: 'A baseline',
          description: 'Findings that exist on day one are recorded and scheduled.',
        },
        {
          name: 'Scans behind login',
          description:
            'With a test account for each role, the scan reaches protected pages and compares what each role may see.',
        },
        {
          name: 'API coverage',
          description: 'OpenAPI, GraphQL and SOAP definitions feed the scan.',
        },
        {
          name: 'Exceptions that expire',
          description:
            'To accept a risk, you need a reason, an approver and a date on which the finding returns.',
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
      title: 'When scanning is not enough',
      items: [
        {
          name: 'Four thousand findings',
          description:
            'The first report is too long to read. It becomes a ranked list that a team can work through.',
        },
        {
          name: 'The security questionnaire',
          description:
            'You answer a buyer’s questions about testing, patching and components with dated reports.',
        },
        {
          name: 'The yearly penetration test',
          description: 'Each build is scanned for the known classes of error.',
        },
        {
          name: 'A new zero-day',
          description:
            'A search over the SBOMs of all running images shows in minutes which services contain the affected library.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    title: 'Where the findings list should be in half a year',
    counters: [
      { value: 85, suffix: '%', label: 'of findings fixed before the merge', delayMs: 0 },
      { value: 100, suffix: '%', label: 'of pull requests scanned', delayMs: 400 },
      { value: 60, suffix: '%', label: 'fewer false alarms once tuned', delayMs: 800 },
      { value: 90, suffix: '%', label: 'of critical findings closed on time', delayMs: 1200 },
    ],
  },
  testimonials: {
    title: 'What developers and security teams say',
    items: samples([
      {
        text: 'My developers argued with the scanner for two weeks. Since the tuning they have been writing rules for it, and two of those are better than mine.',
        author: 'Application Security Lead',
        company: 'Banking',
      },
      {
        text: 'When that logging library was in the news, I had the list of affected services before the first meeting was called.',
        author: 'Security Officer',
        company: 'Energy',
      },
      {
        text: 'Findings used to come as a PDF in December. Now they are comments on code from an hour ago, while I still remember why I wrote it.',
        author: 'Backend Developer',
        company: 'Travel',
      },
    ]),
  },
  closing: {
    title: 'Pick a repository and a preview address',
    lead: 'With your written permission we scan both beforehand. The call is about the ten findings that matter and the rules that we would leave off.',
  },
} as const satisfies Product;
