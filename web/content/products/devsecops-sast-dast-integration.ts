import {
  Container,
  FileCode,
  Filter,
  Globe,
  KeyRound,
  Package,
  SearchCheck,
  ShieldAlert,
} from 'lucide';
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
    lead: 'Developers mute a scanner that cries wolf. We start with few rules and add the next one when the last is quiet.',
    stages: [
      {
        name: 'Code and SAST',
        detail: 'Semgrep comments on changed lines within minutes',
        features: [
          {
            icon: SearchCheck,
            title: 'Static analysis',
            description: 'Semgrep reads the diff in seconds. CodeQL follows data across files.',
          },
          {
            icon: KeyRound,
            title: 'Secret detection',
            description:
              'Gitleaks runs before the commit and in the pull request. Push protection refuses known kinds of keys.',
          },
        ],
      },
      {
        name: 'Build and Scan',
        detail: 'Syft writes the SBOM, Trivy checks, Cosign signs',
        features: [
          {
            icon: Package,
            title: 'Dependency analysis',
            description:
              'OSV-Scanner finds vulnerable packages and, for Go, reports whether your code calls the flawed function.',
          },
          {
            icon: Container,
            title: 'Image scanning',
            description:
              'Trivy reads the image before it reaches the registry. Base images are rebuilt weekly.',
          },
        ],
      },
      {
        name: 'Deploy and DAST',
        detail: 'ZAP walks the preview with a logged-in session',
        now: 'scan at 15:00',
        features: [
          {
            icon: FileCode,
            title: 'Infrastructure scanning',
            description:
              'Checkov reads Terraform plans and rendered Helm charts, and stops a public bucket in review.',
          },
          {
            icon: Globe,
            title: 'Dynamic testing',
            description:
              'ZAP imports your OpenAPI file, logs in as a test account and probes the preview.',
          },
        ],
      },
      {
        name: 'Runtime Protection',
        detail: 'Falco reports a shell where none belongs',
        features: [
          {
            icon: ShieldAlert,
            title: 'Runtime rules',
            description: 'Falco knows the processes, files and connections of each workload.',
          },
        ],
      },
      {
        name: 'Continuous Monitoring',
        detail: 'Dependency-Track matches new CVEs with what runs',
        features: [
          {
            icon: Filter,
            title: 'One list of findings',
            description: 'DefectDojo merges the reports of all scanners and removes duplicates.',
          },
        ],
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
          description: 'Rules look like code: your team writes its first in an afternoon.',
        },
        {
          name: 'CodeQL',
          description: 'Follows untrusted input from request to query.',
        },
        {
          name: 'SonarQube',
          description: 'Security hotspots beside code quality, behind one quality gate.',
        },
        {
          name: 'ZAP',
          description: 'Short scans on each preview, full active scans at night.',
        },
        {
          name: 'Burp Suite DAST',
          description: 'Browser-driven scans of single-page applications, under your licence.',
        },
        {
          name: 'Trivy',
          description: 'One binary for images, lock files, manifests and licences.',
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
          description: 'With an account for each role, the scan compares what each may see.',
        },
        {
          name: 'API coverage',
          description: 'OpenAPI, GraphQL and SOAP definitions feed the scan.',
        },
        {
          name: 'Exceptions that expire',
          description: 'A risk is accepted with a reason, an approver and a date of return.',
        },
        {
          name: 'Provenance',
          description: 'The cluster checks that an image came from the right repository.',
        },
        {
          name: 'Advice from your own code',
          description: 'Comments point to where your code already does the same safely.',
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
          description: 'The first report becomes a ranked list that a team can work through.',
        },
        {
          name: 'The security questionnaire',
          description: 'Dated reports answer a buyer’s questions about testing and patching.',
        },
        {
          name: 'The yearly penetration test',
          description: 'Each build is scanned for the known classes of error.',
        },
        {
          name: 'A new zero-day',
          description:
            'A search over the SBOMs of running images finds the services that contain the library.',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'row',
    title: 'Where the findings list should be in half a year',
    counters: [
      { value: 85, suffix: '%', label: 'of findings fixed before the merge' },
      { value: 100, suffix: '%', label: 'of pull requests scanned' },
      { value: 60, suffix: '%', label: 'fewer false alarms once tuned' },
      { value: 90, suffix: '%', label: 'of critical findings closed on time' },
    ],
  },
  testimonials: {
    title: 'What developers and security teams say',
    items: samples([
      {
        text: 'My developers argued with the scanner for two weeks. Since the tuning they write rules for it, two of them better than mine.',
        author: 'Application Security Lead',
        company: 'Banking',
      },
      {
        text: 'When that logging library was in the news, I had the list of affected services before the first meeting was called.',
        author: 'Security Officer',
        company: 'Energy',
      },
      {
        text: 'Findings used to come as a PDF in December. Now they are comments on code that I wrote an hour ago.',
        author: 'Backend Developer',
        company: 'Travel',
      },
    ]),
  },
  closing: {
    title: 'Pick a repository and a preview address',
    lead: 'With your written permission we scan both beforehand, and discuss the ten findings that matter.',
  },
} as const satisfies Product;
