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
  heading: 'Findings where the code is written',
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
        description:
          'Semgrep reads the diff in seconds. CodeQL follows data across files. In the review, both comment on the affected line.',
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
          'OSV-Scanner finds vulnerable packages and, for Go, reports whether your code calls the flawed function. Renovate opens the update.',
      },
      {
        title: 'Secret detection',
        description:
          'Gitleaks runs before the commit and in the pull request, and push protection refuses keys of known kinds. A key that slips through is revoked first, then removed.',
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
          'Falco knows the expected processes, files and connections of each workload. Where you allow it, Tetragon kills an unexpected process.',
      },
    ],
  },
  sections: [
    {
      kind: 'tools',
      id: 'tools',
      title: 'Scanners we set up and tune',
      lead: 'Open source comes first. We use the licences that you already pay for before we suggest another.',
      items: [
        {
          name: 'Semgrep',
          description:
            'Rules are patterns that look like code, so your own team can write its first rule in an afternoon.',
        },
        {
          name: 'CodeQL',
          description:
            'Follows untrusted input from request to query; private repositories need a GitHub Code Security licence.',
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
      lead: 'Installing a scanner takes an hour. These six things take the rest of the engagement.',
      items: [
        {
          name: 'A baseline',
          description:
            'Findings that exist on day one are recorded and scheduled. They do not stop a merge.',
        },
        {
          name: 'Scans behind login',
          description:
            'With a test account for each role, the scan reaches protected pages and compares what each role may see.',
        },
        {
          name: 'API coverage',
          description:
            'OpenAPI, GraphQL and SOAP definitions feed the scan, and its report lists the endpoints that it did not reach.',
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
      lead: 'Four situations, and what you can show for each at the end of a project.',
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
          description:
            'Each build is scanned for the known classes of error, which leaves the testers time for business logic.',
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
    title: 'From both sides of the finding',
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
  start: {
    bring: 'Bring the report of your last scan or penetration test, however old.',
    article: {
      kind: 'blog',
      slug: 'pinning-github-actions-by-digest',
      title: 'Pin your GitHub Actions, then keep them moving',
      description:
        'A scanner is code in your pipeline too. How to keep a moved tag from running in it.',
    },
    story: {
      id: 19,
      description: 'An insurer that found 1,934 credentials in its code.',
      result: '0 → 1,871 of 1,934',
      measure: 'credentials rotated',
      bars: [0, 97],
    },
  },
} as const satisfies Product;
