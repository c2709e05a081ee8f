import { Activity, Archive, Globe, ListChecks, Logs, Route, Siren, Users } from 'lucide';
import { samples } from '../owner/samples.ts';
import type { Product } from './product.ts';

export const product = {
  id: 'monitoring-logging',
  meta: {
    title: 'Monitoring and logging',
    description:
      'OpenTelemetry, Prometheus, Loki and Grafana as one system, with objectives that your teams choose and alerts that say what broke and who acts.',
  },
  heading: 'Know before your customers call',
  lead: 'A good alert says what broke, for whom, and who acts. It needs metrics, logs and traces in one system, and objectives that your teams chose.',
  action: { kind: 'book-demo', label: 'Schedule a Demo' },
  flow: {
    title: 'Five stages between a signal and an answer',
    lead: 'Dashboards, rules and alerts are code, next to your services. The three services that matter most come first. The pager stays with your team.',
    stages: [
      {
        name: 'Collect',
        detail: 'OpenTelemetry in each service, a collector on each node',
        features: [
          {
            icon: Activity,
            title: 'Metrics',
            description:
              'Rate, errors and duration of each endpoint, and the saturation behind it.',
          },
          {
            icon: Logs,
            title: 'Central logs',
            description:
              'Structured lines with service, version and trace ID, searchable almost at once.',
          },
        ],
      },
      {
        name: 'Store',
        detail: 'Fast disks for days, object storage for months',
        features: [
          {
            icon: Archive,
            title: 'Retention and cost',
            description:
              'Each class of logs is kept as long as you need it, or as the law requires.',
          },
        ],
      },
      {
        name: 'Query',
        detail: 'PromQL, LogQL and TraceQL, joined by trace ID',
        features: [
          {
            icon: Route,
            title: 'Distributed tracing',
            description: 'Tail sampling keeps every error, every slow request and 1% of the rest.',
          },
        ],
      },
      {
        name: 'Visualize',
        detail: 'A dashboard per service, all from one template',
        features: [
          {
            icon: ListChecks,
            title: 'Objectives and error budgets',
            description: 'Teams write two or three objectives in words that customers would use.',
          },
          {
            icon: Globe,
            title: 'Synthetic checks',
            description: 'Logging in, searching and paying are tried from several continents.',
          },
        ],
      },
      {
        name: 'Alert',
        detail: 'Fast burn pages the owner, slow burn opens a ticket',
        now: 'owner paged',
        features: [
          {
            icon: Siren,
            title: 'Burn-rate alerts',
            description: 'Somebody is paged when 2% of the monthly budget burns within an hour.',
          },
          {
            icon: Users,
            title: 'On-call routing',
            description: 'Rotations, escalation and quiet hours live in version control.',
          },
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      id: 'security',
      title: 'Watching for intruders as well',
      items: [
        {
          name: 'Audit log collection',
          description:
            'Kubernetes events, CloudTrail and sudo sessions, in storage that administrators cannot empty.',
        },
        {
          name: 'Detection rules',
          description:
            'Falco and Sigma flag a shell in a container, a new admin key or a login from two countries.',
        },
        {
          name: 'Masking at the source',
          description:
            'The collector masks the fields you list, tokens and card numbers before a line leaves the node.',
        },
      ],
    },
    {
      kind: 'use-cases',
      id: 'use-cases',
      title: 'Harder questions, answered from the same data',
      items: [
        {
          name: 'Slow since the release',
          description:
            'Exemplars lead from the histogram to a trace and the query that the new version added.',
        },
        {
          name: 'Capacity before a sale',
          description:
            'A load test shaped like last year’s peak shows which pool or quota gives out first.',
        },
        {
          name: 'Cost per tenant',
          description: 'Requests, storage and compute carry a tenant label.',
        },
        {
          name: 'The job that never started',
          description: 'Nightly batches send a heartbeat, and its absence raises an alert.',
        },
        {
          name: 'Queues that fall behind',
          description: 'Kafka lag is measured in seconds, and KEDA adds consumers when it grows.',
        },
        {
          name: 'Your code or the supplier’s',
          description:
            'Outbound calls are timed by supplier: the payment gateway, or your retry loop.',
        },
        {
          name: 'Real browsers and phones',
          description:
            'Web Vitals and crash reports are joined to the server traces of the session.',
        },
        {
          name: 'After the incident',
          description: 'The review starts from a timeline of deployments, alerts and messages.',
        },
      ],
    },
    {
      kind: 'groups',
      id: 'tools',
      title: 'Tools we set up and connect',
      groups: [
        {
          name: 'Collection',
          items: ['OpenTelemetry Collector', 'Grafana Alloy', 'Fluent Bit', 'Vector'],
        },
        { name: 'Metrics', items: ['Prometheus', 'Grafana Mimir', 'Thanos', 'VictoriaMetrics'] },
        { name: 'Logs', items: ['Grafana Loki', 'OpenSearch', 'Elasticsearch', 'Splunk'] },
        { name: 'Traces', items: ['Jaeger', 'Grafana Tempo', 'Zipkin'] },
        { name: 'Dashboards', items: ['Grafana', 'Kibana', 'Datadog'] },
        {
          name: 'Alerting and on-call',
          items: ['Alertmanager', 'PagerDuty', 'incident.io', 'Jira Service Management'],
        },
      ],
    },
    {
      kind: 'changes',
      id: 'clouds',
      title: 'Every platform on one screen',
      items: [
        {
          name: 'AWS',
          from: 'CloudWatch, CloudTrail',
          to: 'Firehose, S3',
        },
        {
          name: 'Azure',
          from: 'diagnostic settings',
          to: 'Event Hubs',
        },
        {
          name: 'GCP',
          from: 'log sinks, metrics',
          to: 'Pub/Sub, PromQL',
        },
        {
          name: 'Kubernetes and Docker',
          from: 'pods, containers',
          to: 'node collector',
        },
      ],
    },
  ],
  benefits: {
    kind: 'counters',
    layout: 'grid',
    title: 'What good monitoring should achieve',
    counters: [
      { value: 60, suffix: '%', label: 'shorter search from alert to cause' },
      { value: 95, suffix: '%', label: 'of incidents seen before a customer reports them' },
      { value: 100, suffix: '%', label: 'of alerts with an owner and a runbook' },
      { value: 30, suffix: '%', label: 'off the monthly bill for log storage' },
    ],
  },
  testimonials: {
    title: 'What people on call say',
    items: samples([
      {
        text: 'The pager woke me 31 times in January. In June it was twice, and both times it was worth getting up.',
        author: 'Reliability Engineer',
        company: 'Online gaming',
      },
      {
        text: 'We deleted 400 alerts together. It was the best week of the project, and nobody has missed one of them since.',
        author: 'Operations Manager',
        company: 'Telecommunications',
      },
      {
        text: 'When finance asked what a tenant costs, I needed two days. Now they have the dashboard and no longer ask.',
        author: 'Product Owner',
        company: 'Business software',
      },
      {
        text: 'Our own engineers wrote the last nine dashboards. The template does the tedious half.',
        author: 'Director of Platform',
        company: 'Travel',
      },
    ]),
  },
  closing: {
    title: 'Bring your last incident',
    lead: 'We go through its timeline with you and mark where a better signal would have helped.',
  },
} as const satisfies Product;
