import { settings } from '../site.ts';
import type { PartnersText } from './company.ts';

export const partners = {
  meta: {
    title: 'Partners',
    description: `The tools and clouds ${settings.brand} builds with, and how to work with us as a consultancy, a training provider or a hosting company.`,
  },
  heading: 'Built with tools you already trust',
  lead: 'We work with the clouds and tools our clients run, and with consultancies that want delivery automation done once and well.',
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/about', label: `About ${settings.shortBrand}` },
  ],
  kinds: {
    title: 'Three ways to work with us',
    lead: 'A partnership starts with one shared project. A contract beyond it follows only if both sides would do it again.',
    items: [
      {
        name: 'Consultancies and integrators',
        description:
          'You advise or build software, and your project needs a delivery line that somebody else should set up.',
        details: [
          'An engineer in your team, under your project lead',
          'Our pipeline and policy templates, licensed to your customer',
          'Written findings that you may use in your own report',
          'A promise not to approach your customer without you',
        ],
      },
      {
        name: 'Training providers and universities',
        description:
          'You have rooms, learners and a calendar, and look for practical courses that stay up to date.',
        details: [
          'Course material with practice environments, renewed twice a year',
          'A trainer for the first two dates, and preparation for yours',
          'Guest sessions on incidents and on-call work',
          'Results of the exercises, by group and without names',
        ],
      },
      {
        name: 'Hosting and managed service companies',
        description:
          'You run infrastructure for others and want clusters and pipelines on top of it.',
        details: [
          'A tested reference setup for your platform',
          'Second-line engineers for incidents that you cannot place',
          'A shared upgrade calendar, announced ten days ahead',
          'Runbooks in your own format and language',
        ],
      },
    ],
  },
  tools: {
    title: 'Tools our clients run',
    lead: 'These are the products we meet and build with most. The list states experience; it claims no partnership with any maker, and all names belong to their owners.',
    categories: [
      {
        name: 'Clouds',
        tools: [
          'Amazon Web Services',
          'Microsoft Azure',
          'Google Cloud',
          'OpenStack',
          'VMware vSphere',
        ],
      },
      { name: 'Source control', tools: ['GitHub', 'GitLab', 'Bitbucket', 'Azure Repos', 'Gitea'] },
      {
        name: 'Pipelines',
        tools: ['Jenkins', 'GitHub Actions', 'GitLab CI', 'Azure Pipelines', 'CircleCI', 'Tekton'],
      },
      {
        name: 'Infrastructure as code',
        tools: ['Terraform', 'OpenTofu', 'Pulumi', 'Ansible', 'Bicep', 'Packer'],
      },
      {
        name: 'Containers and clusters',
        tools: ['Kubernetes', 'OpenShift', 'Rancher', 'Helm', 'Kustomize', 'Harbor'],
      },
      { name: 'Releases', tools: ['Argo CD', 'Flux', 'Argo Rollouts', 'Flagger', 'Unleash'] },
      {
        name: 'Observability',
        tools: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'Elasticsearch', 'Datadog'],
      },
      {
        name: 'Security',
        tools: [
          'Vault',
          'Trivy',
          'Semgrep',
          'SonarQube',
          'OWASP ZAP',
          'Open Policy Agent',
          'Kyverno',
        ],
      },
      { name: 'Data', tools: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'Kafka'] },
    ],
  },
} as const satisfies PartnersText;
