import type { CaseStudy } from './case-study.ts';

export const stories11To15 = [
  {
    id: 11,
    sector: 'Telecom',
    title: '24 of 27 clusters upgraded in daylight, one by one',
    company: 'Kertavox',
    challenge:
      'This Indonesian mobile operator’s 27 Kubernetes clusters ran up to 6 minor versions behind.',
    realWorldImpact:
      'The platform team of 8 upgrades on Tuesday mornings while 14 million subscribers top up.',
    onegoSolution: {
      training:
        'The 8 platform engineers upgraded a copy of their worst cluster 3 times, each time with a different fault.',
      implementation:
        'Cluster API replaces nodes in small batches and waits for disruption budgets.',
      tools: 'Cluster API, Cilium, Argo CD, Pluto, Kyverno, Velero, Prometheus',
      timeline: '31 weeks: 5 to take stock, 23 to upgrade, 3 to hand over',
    },
    results: {
      clustersUpgradedByDay: '0 → 24 of 27',
      versionsBehind: '6 → 1',
      upgradeDuration: '9 h → 2 h 30 min',
      restoresProven: '0 → 4 a year',
    },
    onegoServices: ['Kubernetes as a service', 'GitOps release management', 'DevOps training'],
  },
  {
    id: 12,
    sector: 'Logistics',
    title: 'A database move that we stopped after 2 rehearsals',
    company: 'Brugvaart Freight',
    challenge:
      'Nine Belgian depots book every pallet in one Oracle database. It is 14 years old, on hardware out of warranty.',
    realWorldImpact:
      'The depots never stood still. Brugvaart renewed its hardware, stayed on Oracle and knows the 61 stored procedures that the next attempt has to rewrite first.',
    onegoSolution: {
      training:
        'Fifteen developers and database administrators shared a room for 5 days: change data capture, comparing rows at scale, and calling off a cutover.',
      implementation:
        'Debezium copied each change to PostgreSQL. Both rehearsals took more than 4 hours, because 61 procedures relied on Oracle’s locking. We advised against a third, and the offer allowed the stop.',
      tools: 'Debezium, Apache Kafka, Ora2Pg',
      timeline: '9 of 22 weeks: 6 to convert, 3 for 2 rehearsals, then stopped',
    },
    results: {
      shareOfPriceCeilingSpent: '38%',
      depotsInterrupted: '0 of 9',
      unusedTablesRemoved: '410',
    },
    onegoServices: ['Cloud migrations', 'DevOps training'],
  },
  {
    id: 13,
    sector: 'Agritech',
    title: 'A cloud bill that shrinks while the fields grow',
    company: 'Campoluna Sensors',
    challenge:
      'The number of farms on the platform grew by a third in a year; the cloud bill tripled.',
    realWorldImpact:
      'Engineers see what a change will cost before they merge it. The sales team bases its offers on a real cost per hectare.',
    onegoSolution: {
      training:
        'Five remote afternoons for 7 engineers and the head of finance: tags that survive, unit cost, sizing from measured use, spot interruptions, and Infracost in a pull request.',
      implementation:
        'Of 508 resources, 96 were deleted and 412 imported into OpenTofu, each with an owner.',
      tools: 'OpenTofu, Infracost, OpenCost, KEDA',
      timeline: '7 weeks: 2 to find owners, 4 to import and resize, 1 to review',
    },
    results: {
      monthlyCloudBill: '−41%',
      costPerHectare: 'R$ 1.90 → R$ 1.05',
    },
    onegoServices: ['Infrastructure as code', 'EzyAssist'],
  },
  {
    id: 14,
    sector: 'Automotive',
    title: 'Firmware tested on real hardware the same day',
    company: 'Dravkov Drive Systems',
    challenge:
      'Motor-control firmware took 5 hours and 40 minutes to build. For 9 variants there was one machine, under a desk in Brno.',
    realWorldImpact: 'Engineers learn the same day whether a change works on a turning motor.',
    onegoSolution: {
      training:
        'Workshops in the bench hall for 6 groups of 8: trunk-based development in C, Robot Framework cases, taking a bad bench out of service, and tracing a requirement to the test that proves it.',
      implementation:
        'Bazel shares one remote cache among 20 agents. Jenkins reserves a bench by label, flashes it, runs the suite and powers the bench off; each result links to the requirement it covers.',
      tools: 'Jenkins, Bazel, Cppcheck, Robot Framework, Artifactory',
      timeline: '34 weeks: 10 for the build, 18 for the benches, 6 to hand over',
    },
    results: {
      firmwareBuildTime: '5 h 40 min → 52 min',
      timeToABenchResult: '3 days → 6 h',
      benchUtilisation: '33% → 67%',
      testedBuildsPerQuarter: '1 → 6',
      faultsFoundByCarmakers: '27 → 12',
      variantsInThePipeline: '0 → 7 of 9',
    },
    onegoServices: ['CI/CD pipeline automation', 'DevOps training'],
  },
  {
    id: 15,
    sector: 'Banking',
    title: 'A second site that takes over twice a year',
    company: 'Tolentara Savings Bank',
    challenge: 'The second data centre of this Philippine bank had never taken over.',
    realWorldImpact:
      'Before an October typhoon the bank switched sites. Its 2.1 million depositors went on drawing cash.',
    onegoSolution: {
      training:
        'Game days for 26 infrastructure engineers and the branch operations desk, each opened with a fault in a sealed envelope: replication lag, lost quorum, stale DNS, and who says go.',
      implementation: 'Both sites are built from the same Terraform modules and compared nightly.',
      tools: 'Terraform, Patroni, GitLab CI',
      timeline: '30 weeks: 6 to compare the sites, 16 to rebuild, 8 for 2 full switches',
    },
    results: {
      recoveryTime: '31 h → 2 h 40 min',
      dataLossWindow: '24 h → 30 s',
      switchesPerYear: '0 → 2',
      runbookPages: '94 → 11',
    },
    onegoServices: ['Infrastructure as code', 'CI/CD pipeline automation', 'DevOps training'],
  },
] as const satisfies readonly CaseStudy[];
