import type { CaseStudy } from './case-study.ts';

export const stories06To10 = [
  {
    id: 6,
    sector: 'Startup Tech',
    title: 'From one founder’s laptop to a deploy by any developer',
    company: 'Notchwren',
    challenge:
      'Eleven people in Porto write appointment software for vets. Only a founder could deploy, from her laptop. Her 2-week holiday stopped every release.',
    realWorldImpact:
      'The newest developer shipped on her second day. The founder has not deployed since March.',
    onegoSolution: {
      training:
        'Eight pairing sessions of 2 hours with the 4 developers, on their own backlog: small branches, tests that fail for one reason, infrastructure in pull requests, a first incident drill.',
      implementation:
        'GitHub Actions builds, tests and deploys to Cloud Run with short-lived credentials.',
      tools: 'GitHub Actions, Terraform, Cloud Run',
      timeline: '3 weeks: 1 to untangle, 2 to build',
    },
    results: {
      peopleWhoCanDeploy: '1 → 4',
      timeToDeploy: '40 min → 7 min',
      deploysPerWeek: '2 → 14',
      cloudCost: '+€40 a month',
    },
    onegoServices: ['CI/CD pipeline automation', 'EzyAssist'],
  },
  {
    id: 7,
    sector: 'Government',
    title: 'A data centre left 10 days before its lease ended',
    company: 'Eskerby Municipality',
    challenge:
      'The lease on a Swedish data centre had 11 months left. The centre had housed 63 applications, 19 of them undocumented. An earlier attempt had stalled after 2, and care records may not leave the country.',
    realWorldImpact:
      'Residents could apply for school places throughout the move. The longest interruption was just over 2 hours, on a Sunday, announced. Two systems went to a rented rack, by choice.',
    onegoSolution: {
      training:
        'Role by role: 12 administrators on Terraform and Azure networking, 6 application owners on writing a cutover plan, and the duty officers on the decision to turn back.',
      implementation:
        'Six weeks of recorded network flows gave 8 waves. They moved 50 more applications, and 9 were retired. One wave went back and was repeated. Azure Policy denies any region outside Sweden.',
      tools:
        'Azure Migrate, Terraform, Azure Policy, Azure Site Recovery, Ansible, PostgreSQL, Grafana',
      timeline: '46 weeks: 8 to survey, 35 for 8 waves and a repeat, 3 to switch off',
    },
    results: {
      applicationsMoved: '2 → 52 of 63',
      applicationsRetired: '9',
      longestInterruption: '2 h 5 min',
      wavesRolledBack: '1 of 8',
      hostingCost: '−18%',
      undocumentedApplications: '19 → 0',
    },
    onegoServices: ['Cloud migrations', 'Infrastructure as code', 'DevOps training'],
  },
  {
    id: 8,
    sector: 'Media & Entertainment',
    title: 'Kick-off without the spinning wheel',
    company: 'Ondavera Play',
    challenge:
      'In Argentina, 1.3 million viewers join this sports service within 4 minutes of kick-off.',
    realWorldImpact:
      'Whoever is on duty sees in one view whether encoder, edge or player is at fault.',
    onegoSolution: {
      training:
        'Three simulated match days for 18 engineers of 3 teams, with faults that we injected: following one session through traces and logs, and handing over an incident in two sentences.',
      implementation:
        'Players send startup and stall events by OpenTelemetry; CDN logs arrive in ClickHouse in under a minute.',
      tools: 'OpenTelemetry, ClickHouse, VictoriaMetrics, Grafana, Tempo',
      timeline: '9 weeks: 3 to instrument, 4 to tune over live matches, 2 to hand over',
    },
    results: {
      timeToFindTheCause: '51 min → 9 min',
      rebufferingRatio: '2.8% → 1.1%',
      complaintsPerMatch: '5,200 → 2,100',
    },
    onegoServices: ['Monitoring and logging', 'EzyAssist'],
  },
  {
    id: 9,
    sector: 'Retail',
    title: 'A till release every week, with tests worth believing',
    company: 'Fynberg Grocers',
    challenge:
      'At a South African grocer, 46 developers waited 3 hours for the till software’s tests. They reran them until they passed: 1 run in 5 failed by chance.',
    realWorldImpact:
      'Promotions go live on the morning they are advertised. A wrong one can be switched off in every shop.',
    onegoSolution: {
      training:
        'Ten Friday clinics: each of 6 squads brought its worst test and repaired it with us.',
      implementation:
        'Only what a change touches is tested, with real databases in Testcontainers, split over 16 agents.',
      tools: 'Azure Pipelines, Testcontainers, Pact, OpenFeature',
      timeline: '12 weeks: 2 to sort the tests, 7 to rebuild, 3 beside the squads',
    },
    results: {
      testSuiteDuration: '3 h 5 min → 24 min',
      flakyFailures: '20% → 2%',
    },
    onegoServices: ['CI/CD pipeline automation', 'DevOps training'],
  },
  {
    id: 10,
    sector: 'Fintech',
    title: 'Card payments assessed with no critical finding open',
    company: 'Zerunda Pay',
    challenge:
      'Five scanners had left a security team of 3 with 212 critical findings. Many were duplicates.',
    realWorldImpact: 'The assessment closed 8 days late, with no critical finding open.',
    onegoSolution: {
      training:
        'Two developers from each of 9 teams became security contacts over 6 weeks: taint tracking by hand, writing Semgrep rules, authenticated ZAP scans, explaining a risk to a product owner.',
      implementation:
        'Semgrep and Trivy comment on changed lines, and ZAP attacks a preview of each payment service at night.',
      tools: 'Semgrep, ZAP, Trivy, Gitleaks, DefectDojo, GitHub Actions',
      timeline: '14 weeks: 2 to merge findings, 8 to fix and gate, 4 with the assessor',
    },
    results: {
      openCriticalFindings: '212 → 0',
      openHighFindings: '690 → 140',
      duplicateFindings: '64% → 6%',
      timeToFix: '71 days → 12 days',
      securityReviewWait: '48 h → 3 h',
    },
    onegoServices: [
      'DevSecOps with SAST and DAST',
      'Security and compliance automation',
      'DevOps training',
    ],
  },
] as const satisfies readonly CaseStudy[];
