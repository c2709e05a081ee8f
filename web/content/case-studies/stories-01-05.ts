import type { CaseStudy } from './case-study.ts';

export const stories01To05 = [
  {
    id: 1,
    sector: 'Banking & Finance',
    title: 'Release nights became release mornings',
    company: 'Meridale Cooperative Bank',
    challenge: 'Core lending was released once a quarter, by 12 people in one night.',
    realWorldImpact: 'Loan officers get corrections within days instead of a quarter.',
    onegoSolution: {
      training:
        'Six half-day labs for 38 developers and testers on trunk-based development, pipelines as code and reading a canary, each on the bank’s own lending service.',
      implementation:
        'One pipeline template with a four-eyes approval, signed images and a canary by branch office.',
      tools: 'Jenkins, SonarQube, Argo CD, Vault',
      timeline: '16 weeks: 3 to map, 9 to move, 4 to hand over',
    },
    results: {
      releasesPerMonth: '0.3 → 6',
      changeFailureRate: '34% → 11%',
      auditPreparation: '6 weeks → 8 days',
    },
    onegoServices: ['CI/CD pipeline automation', 'DevOps training'],
  },
  {
    id: 2,
    sector: 'Healthcare',
    title: 'Lab results that no longer go missing unnoticed',
    company: 'Tarnholt Hospitals',
    challenge:
      'Six Danish hospitals exchange 900,000 HL7 messages a day. When a channel stalled, the wards noticed first and phoned. The integration team of 7 got 430 alerts a week and read none of them.',
    realWorldImpact:
      'A stalled channel pages the right engineer in minutes, usually before a ward waits.',
    onegoSolution: {
      training:
        'Four workshops for the integration team and 5 laboratory analysts: an objective for each message route, instrumenting a channel, and a blameless review of a real stall.',
      implementation:
        'Every channel reports queue age and acknowledgement time, and alerts follow the delay that a ward would feel.',
      tools: 'OpenTelemetry, Prometheus, Alertmanager, Loki, Grafana',
      timeline: '11 weeks: 2 to measure, 6 to instrument, 3 on call together',
    },
    results: {
      timeToDetect: '47 min → 4 min',
      alertsPerWeek: '430 → 22',
      wardCallsPerMonth: '160 → 25',
      channelsWithAnOwner: '31 of 88 → 88',
    },
    onegoServices: ['Monitoring and logging', 'DevOps training'],
  },
  {
    id: 3,
    sector: 'E-commerce',
    title: 'A sale weekend with 2 people on call',
    company: 'Plumtessa',
    challenge: 'A week before each sale, this Polish furniture shop tripled its servers by hand.',
    realWorldImpact:
      'In November, orders peaked at 310 a minute. Checkout slowed down once, for 9 minutes, until a forgotten connection limit was raised. Only the 2 engineers on call were needed.',
    onegoSolution: {
      training:
        'Paired sessions over 2 weeks with 22 developers: requests and limits from measured use, disruption budgets, graceful shutdown, and reading a load test with suspicion.',
      implementation:
        'The shop moved to 2 EKS clusters that we patch. Karpenter adds nodes, KEDA scales order workers on queue length, and a k6 run at 12 times normal load gates each autumn release.',
      tools: 'Amazon EKS, Karpenter, KEDA, k6, Argo Rollouts, Prometheus',
      timeline: '13 weeks: 2 to profile, 8 to move, 3 to load and tune',
    },
    results: {
      checkoutDowntime: '3 h 20 min → 0',
      idleCapacity: '68% → 34%',
    },
    onegoServices: ['Kubernetes as a service', 'DevOps training'],
  },
  {
    id: 4,
    sector: 'Education',
    title: 'One exam server image for all 14 centres',
    company: 'Kisanji Open University',
    challenge:
      'Fourteen regional centres in Kenya ran Moodle on servers built by hand, no two alike.',
    realWorldImpact: '58,000 students sat the April exams on environments built from one image.',
    onegoSolution: {
      training:
        'A residential week in Nakuru for all 9 engineers, then a remote review every Thursday: modules, remote state, reading a plan, and pull requests that a tired colleague can follow.',
      implementation:
        'Packer builds one Moodle image. OpenTofu places it on each centre’s Proxmox hosts from a short file of variables, and a nightly plan reports drift.',
      tools: 'OpenTofu, Packer, Proxmox VE',
      timeline: '10 weeks: 1 residential, 6 to build, 3 through a live exam period',
    },
    results: {
      environmentSetup: '5 weeks → 1 day',
      centresWithDrift: '14 → 2',
      failedSittings: '3 → 1',
      daysOnTheRoadPerEngineer: '50 → 14',
      timeToReplaceAServer: '4 days → 45 min',
    },
    onegoServices: ['Infrastructure as code', 'DevOps training'],
  },
  {
    id: 5,
    sector: 'Manufacturing',
    title: 'Line software updated in one shift change',
    company: 'Ostwerra Pumpenbau',
    challenge: 'Software for 210 line computers in 5 German plants travelled on USB sticks.',
    realWorldImpact:
      'A plant takes a release in one shift change. Recalling a faulty torque check was a revert and half an hour; the year before, the same fault had cost 2 days of production.',
    onegoSolution: {
      training:
        'On a test line, 16 plant technicians practised K3s, Flux and a cut network cable until recovery was routine.',
      implementation:
        'Each line runs a small K3s node that pulls signed images from a registry inside the plant.',
      tools: 'K3s, Flux, Harbor, Cosign',
      timeline: '26 weeks: 4 for a pilot line, 18 for 4 plants, 4 to hand over; the fifth follows',
    },
    results: {
      rolloutPerPlant: '3 weeks → 1 shift',
      linesOnAKnownVersion: 'unknown → 184 of 210',
      productionHoursLost: '52 → 6 a year',
    },
    onegoServices: ['GitOps release management', 'Kubernetes as a service'],
  },
] as const satisfies readonly CaseStudy[];
