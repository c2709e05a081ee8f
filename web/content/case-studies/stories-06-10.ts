import type { CaseStudy } from './case-study.ts';

export const stories06To10 = [
  {
    id: 6,
    sector: 'Startup Tech',
    title: 'From one founder’s laptop to a deploy by anyone',
    company: 'Notchwren',
    challenge:
      'Eleven people in Porto write appointment software for vets. Only a founder could deploy: from her laptop to one virtual machine, 40 minutes by hand. Her two-week holiday stopped every release.',
    realWorldImpact:
      'The newest developer shipped on her second day. The founder has not deployed since March, and a chain of 30 clinics accepted the pipeline’s records in its vendor review.',
    onegoSolution: {
      training:
        'Eight pairing sessions of 2 hours with the 4 developers, on their own backlog: small branches, tests that fail for one reason, infrastructure in pull requests, a first incident drill.',
      implementation:
        'GitHub Actions builds, tests and deploys to Cloud Run with credentials that live for minutes. The whole set-up is 600 lines of Terraform, and each pull request gets a preview address.',
      tools: 'GitHub Actions, Terraform, Cloud Run, Playwright, Sentry',
      timeline: '5 weeks: 1 to untangle, 3 to build, 1 to watch',
    },
    results: {
      peopleWhoCanDeploy: '1 → 4',
      timeToDeploy: '40 min → 6 min',
      deploysPerWeek: '2 → 31',
      newcomerFirstDeploy: 'never → day 2',
    },
    onegoServices: ['CI/CD pipeline automation', 'Infrastructure as code', 'EzyAssist'],
  },
  {
    id: 7,
    sector: 'Government',
    title: 'A datacentre left four weeks before its lease ended',
    company: 'Eskerby Municipality',
    challenge:
      'The lease on a Swedish datacentre had 11 months left, and 63 applications stood inside, 19 of them undocumented. An earlier attempt had stalled after 2, and care records may not leave the country.',
    realWorldImpact:
      'Residents applied for school places throughout the move; the longest interruption was an hour on a Sunday, announced in advance. Part of the old rent now pays for 2 case workers.',
    onegoSolution: {
      training:
        'Role by role: 12 administrators on Terraform and Azure networking, 6 application owners on writing a cutover plan, and the duty officers on the decision to turn back.',
      implementation:
        'From six weeks of recorded network flows, 54 applications were put into 8 waves and 9 retired. Every wave was rehearsed, and Azure Policy denies any region outside Sweden.',
      tools: 'Azure Migrate, Terraform, Azure Policy, Ansible, PostgreSQL',
      timeline: '44 weeks: 8 to survey, 32 for eight waves, 4 to switch off',
    },
    results: {
      applicationsMoved: '2 → 54',
      applicationsRetired: '9',
      longestInterruption: '58 min',
      hostingCost: '−31%',
    },
    onegoServices: ['Cloud migrations', 'Infrastructure as code', 'DevOps training'],
  },
  {
    id: 8,
    sector: 'Media & Entertainment',
    title: 'Kick-off without the spinning wheel',
    company: 'Ondavera Play',
    challenge:
      'In Argentina, 1.3 million viewers join this sports service within 4 minutes of kick-off. Streams stalled at every other match, while encoder, CDN and app teams each proved it was somebody else.',
    realWorldImpact:
      'Complaints fell by four fifths. Whoever is on duty sees in a single view whether encoder, edge or player is at fault, and acts well before half-time.',
    onegoSolution: {
      training:
        'Three simulated match days for 18 engineers of 3 teams, with faults that we injected: following one session through traces and logs, and handing over an incident in two sentences.',
      implementation:
        'Players send startup and stall events by OpenTelemetry; CDN logs land in ClickHouse within 20 seconds. A shared session ID joins both, and each match has an objective of its own.',
      tools: 'OpenTelemetry, ClickHouse, VictoriaMetrics, Grafana, Tempo',
      timeline: '9 weeks: 3 to instrument, 4 to tune over live matches, 2 to hand over',
    },
    results: {
      rebufferingRatio: '2.8% → 0.4%',
      streamStartup: '6.4 s → 1.9 s',
      timeToFindCause: '51 min → 6 min',
      complaintsPerMatch: '5,200 → 980',
    },
    onegoServices: ['Monitoring and logging', 'EzyAssist'],
  },
  {
    id: 9,
    sector: 'Retail',
    title: 'A till release every day, with tests worth believing',
    company: 'Fynberg Grocers',
    challenge:
      'At a South African grocer, 46 developers waited 3 hours for the till software’s tests and reran them until they passed: 1 failure in 5 was noise. Price errors reached 380 shops twice in one spring.',
    realWorldImpact:
      'Promotions go live on the morning they are advertised, and a wrong one is switched off in every shop within a minute. Cashiers have thrown away their handwritten list of exceptions.',
    onegoSolution: {
      training:
        'Ten Friday clinics to which each of 6 squads brought its worst test and repaired it with us. One more day covered contract tests and feature flags that get removed again.',
      implementation:
        'Only what a change touches is tested, with real databases in Testcontainers, split over 16 agents. Releases reach 5 shops, then 50, then all; a flag takes any promotion back.',
      tools: 'Azure Pipelines, Testcontainers, Pact, OpenFeature, flagd',
      timeline: '12 weeks: 2 to sort the tests, 7 to rebuild, 3 beside the squads',
    },
    results: {
      testSuiteDuration: '3 h 5 min → 11 min',
      failuresByChance: '20% → 0.6%',
      priceErrorsPerQuarter: '7 → 0',
      leadTime: '16 days → 1 day',
    },
    onegoServices: ['CI/CD pipeline automation', 'DevOps training'],
  },
  {
    id: 10,
    sector: 'Fintech',
    title: 'Card payments assessed with no critical finding open',
    company: 'Zerunda Pay',
    challenge:
      'Five scanners had left 212 critical findings, many of them duplicates, to a security team of 3. In Singapore, 70 engineers had 90 days until the PCI DSS assessment of their card payments.',
    realWorldImpact:
      'The assessment closed on day 81. Merchants in 6 countries come aboard without a security waiver, and the 3 specialists have time for threat models again.',
    onegoSolution: {
      training:
        'Two developers from each of 9 teams became security contacts over 6 weeks: taint tracking by hand, writing Semgrep rules, authenticated ZAP scans, explaining a risk to a product owner.',
      implementation:
        'Semgrep and Trivy comment on changed lines within 4 minutes, and ZAP attacks a preview of each payment service nightly. DefectDojo folds duplicates together and names an owner.',
      tools: 'Semgrep, ZAP, Trivy, DefectDojo, GitHub Actions',
      timeline: '12 weeks: 2 to merge findings, 6 to fix and gate, 4 with the assessor',
    },
    results: {
      openCriticalFindings: '212 → 0',
      duplicateFindings: '64% → 3%',
      timeToFix: '71 days → 5 days',
      securityReviewWait: '48 h → 35 min',
    },
    onegoServices: [
      'DevSecOps with SAST and DAST',
      'Security and compliance automation',
      'DevOps training',
    ],
  },
] as const satisfies readonly CaseStudy[];
