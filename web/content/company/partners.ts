import { settings } from '../site.ts';
import type { PartnersText } from './company.ts';

export const partners = {
  meta: {
    title: 'Partners',
    description: `The tools and clouds ${settings.brand} builds with, and how to work with us as a consultancy, training provider, university or hosting company.`,
  },
  heading: 'Three ways to work with us',
  lead: 'We work with the clouds and tools that our customers already run, and with companies that want delivery automation for customers of their own.',
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/about', label: `About ${settings.shortBrand}` },
  ],
  agreement: {
    lead: 'A partnership starts with one shared project. We sign a longer agreement only if both sides would do it again.',
    theirs: 'You bring',
    ours: `${settings.shortBrand} brings`,
    kinds: [
      {
        name: 'Consultancies and integrators',
        theirs:
          'A customer whose project needs a delivery pipeline, the project lead, and the report',
        ours: [
          'An engineer in your team, under your project lead',
          'Our pipeline and policy templates, licensed to your customer',
          'Written findings for your own report',
          'No contact with your customer without you',
        ],
      },
      {
        name: 'Training providers and universities',
        theirs: 'Rooms, learners and a calendar that need practical courses which stay up to date',
        ours: [
          'Course material with practice environments',
          'A session that trains your trainers',
          'Guest sessions on incidents and on‑call work',
          'Exercise results by group, without names',
        ],
      },
      {
        name: 'Hosting and managed service companies',
        theirs: 'Infrastructure that you run for others, ready for clusters and pipelines on top',
        ours: [
          'A tested reference setup for your platform',
          'Engineers for the clusters and pipelines above your own layer',
          'A shared change calendar',
          'Runbooks in your own format and language',
        ],
      },
    ],
  },
  tools: {
    title: 'Tools we work with',
    lead: 'A name here implies no partnership. All names belong to their owners.',
    route: 'From source to production',
    stations: [
      { name: 'Source control', items: ['GitHub', 'GitLab', 'Bitbucket', 'Azure Repos', 'Gitea'] },
      {
        name: 'Pipelines',
        items: ['Jenkins', 'GitHub Actions', 'GitLab CI', 'Azure Pipelines', 'CircleCI', 'Tekton'],
      },
      { name: 'Security', items: ['Vault', 'Trivy', 'Semgrep', 'SonarQube', 'ZAP'] },
      { name: 'Policy as code', items: ['Open Policy Agent', 'Kyverno'] },
      { name: 'Releases', items: ['Argo CD', 'Flux', 'Argo Rollouts', 'Flagger', 'Unleash'] },
      {
        name: 'Observability',
        items: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'Elasticsearch', 'Datadog'],
      },
    ],
    base: 'What it runs on',
    layers: [
      { name: 'Data', items: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'Kafka'] },
      {
        name: 'Containers and clusters',
        items: ['Kubernetes', 'OpenShift', 'Rancher', 'Helm', 'Kustomize', 'Harbor'],
      },
      {
        name: 'Infrastructure as code',
        items: ['Terraform', 'OpenTofu', 'Pulumi', 'Ansible', 'Bicep', 'Packer'],
      },
      {
        name: 'Clouds',
        items: ['AWS', 'Microsoft Azure', 'Google Cloud', 'OpenStack', 'VMware vSphere'],
      },
    ],
  },
  closing: {
    title: 'Suggest a first project',
    lead: 'Name the customer or the course that you have in mind.',
    links: [
      { to: '/company/contact', label: 'Contact us' },
      { to: '/book-demo', label: 'Book a demo' },
    ],
  },
} as const satisfies PartnersText;
