import type { CaseStudy } from './case-study.ts';

export const stories01To05 = [
  {
    id: 1,
    sector: 'Banking & Finance',
    title: 'Release nights became release mornings',
    company: 'Meridale Cooperative Bank',
    challenge:
      'Core lending was released once a quarter, by twelve people in one night. Every third release was taken back by hand, and the regulator had asked for change records that nobody could produce.',
    realWorldImpact:
      'Loan officers get corrections within a day instead of a quarter. The last audit took two days, because each change carries its own evidence.',
    onegoSolution: {
      training:
        'Six half-day labs for 38 developers and testers on trunk-based work, pipelines as code and reading a canary, each on the bank’s own lending service.',
      implementation:
        'One pipeline template with a four-eyes approval, signed images and a canary by branch office. Jenkins jobs moved one service at a time, without a freeze.',
      tools: 'Jenkins, SonarQube, Argo CD, Vault, OpenShift',
      timeline: '16 weeks: 3 to map, 9 to move, 4 to hand over',
    },
    results: {
      releasesPerMonth: '1 in 3 months → 11',
      changeFailureRate: '34% → 4%',
      auditPreparation: '6 weeks → 2 days',
      nightShiftsPerYear: '4 → 0',
    },
    onegoServices: ['CI/CD pipeline automation', 'DevOps training'],
  },
  {
    id: 2,
    sector: 'Healthcare',
    title: 'Lab results that no longer get lost in silence',
    company: 'Tarnholt Hospitals',
    challenge:
      'Six Danish hospitals exchange 900,000 HL7 messages a day. When a channel stalled, wards noticed first and phoned; the 7-person integration team had 430 alerts a week and read none of them.',
    realWorldImpact:
      'A stalled channel pages the right engineer in 90 seconds, usually before a ward is waiting. Emergency departments get their troponin values without ringing the laboratory.',
    onegoSolution: {
      training:
        'Four workshops for the integration team and 5 laboratory analysts: an objective for each message route, instrumenting a channel, and a blameless review of a real stall.',
      implementation:
        'Every channel reports queue age and acknowledgement time. Alerts follow the delay that a ward would feel; 371 old rules were deleted after two weeks of running side by side.',
      tools: 'OpenTelemetry, Prometheus, Alertmanager, Loki, Grafana',
      timeline: '11 weeks: 2 to measure, 6 to instrument, 3 on call together',
    },
    results: {
      alertsPerWeek: '430 → 14',
      timeToDetect: '47 min → 90 s',
      wardCallsPerMonth: '160 → 9',
    },
    onegoServices: ['Monitoring and logging', 'DevOps training'],
  },
  {
    id: 3,
    sector: 'E-commerce',
    title: 'A sale weekend that nobody stayed up for',
    company: 'Plumtessa',
    challenge:
      'Twice a year this Polish furniture shop tripled its servers by hand a week ahead, and still fell over. Last time, checkout was down for 3 hours and 20 minutes at 11 times the usual load.',
    realWorldImpact:
      'In November, orders peaked at 310 a minute while the on-call engineer was at dinner. Capacity followed within two minutes and was gone again by midnight.',
    onegoSolution: {
      training:
        'Paired sessions over two weeks with 22 developers: requests and limits from measured use, disruption budgets, graceful shutdown, and reading a load test with suspicion.',
      implementation:
        'The shop moved to 2 EKS clusters that we patch. Karpenter adds nodes, KEDA scales order workers on queue length, and a k6 run at 12 times normal load gates each autumn release.',
      tools: 'Amazon EKS, Karpenter, KEDA, k6, Argo Rollouts',
      timeline: '13 weeks: 2 to profile, 8 to move, 3 to load and tune',
    },
    results: {
      checkoutDowntime: '3 h 20 min → 0',
      peakLoadServed: '4x → 12x',
      scaleUpTime: '7 days → 110 s',
      idleCapacity: '68% → 21%',
    },
    onegoServices: ['Kubernetes as a service', 'DevOps training'],
  },
  {
    id: 4,
    sector: 'Education',
    title: 'Exam servers that are alike in all 14 centres',
    company: 'Kisanji Open University',
    challenge:
      'Fourteen regional centres in Kenya ran Moodle on servers built by hand, no two alike. Before each exam period 9 engineers spent 5 weeks travelling to patch them, and 3 sittings failed anyway.',
    realWorldImpact:
      '58,000 students sat the April exams on identical environments, created that morning and removed in the evening. A centre that loses its server is back in 25 minutes.',
    onegoSolution: {
      training:
        'A residential week in Nakuru for all 9 engineers, then a remote review every Thursday: modules, remote state, reading a plan, and pull requests that a tired colleague can follow.',
      implementation:
        'Packer builds one Moodle image, OpenTofu places it on each centre’s Proxmox hosts from a short variables file, and Ansible sets what differs. A nightly plan reports drift.',
      tools: 'OpenTofu, Packer, Ansible, Proxmox VE, GitLab CI',
      timeline: '10 weeks: 1 residential, 6 to build, 3 through a live exam period',
    },
    results: {
      environmentSetup: '5 weeks → 40 min',
      centresWithDrift: '14 → 0',
      failedSittings: '3 → 0',
      travelDaysPerYear: '130 → 12',
    },
    onegoServices: ['Infrastructure as code', 'DevOps training'],
  },
  {
    id: 5,
    sector: 'Manufacturing',
    title: 'Line software updated between two shifts',
    company: 'Ostwerra Pumpenbau',
    challenge:
      'Software for 210 line computers in 5 German plants travelled on USB sticks. An update took 3 weeks to reach every line, and after a defect nobody could say which line ran which version.',
    realWorldImpact:
      'All five plants take a release in one shift change. Recalling a faulty torque check was a revert and 12 minutes; the year before, the same fault had cost 2 days of production.',
    onegoSolution: {
      training:
        'On a test line, 16 plant technicians practised K3s, Flux and a cut network cable until recovery was routine. Meanwhile 12 developers learned to package for the edge.',
      implementation:
        'Each line runs a small K3s node that pulls signed images from a registry inside the plant. Flux applies one Git folder per plant, and a line that is offline keeps producing.',
      tools: 'K3s, Flux, Harbor, Cosign, Renovate',
      timeline: '20 weeks: 4 for a pilot line, 12 for the plants, 4 to hand over',
    },
    results: {
      rolloutToAllLines: '3 weeks → 15 min',
      linesOnKnownVersion: 'unknown → 210',
      productionHoursLost: '52 → 1',
      sticksInCirculation: '40 → 0',
    },
    onegoServices: ['GitOps release management', 'Kubernetes as a service'],
  },
] as const satisfies readonly CaseStudy[];
