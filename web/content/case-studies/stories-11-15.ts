import type { CaseStudy } from './case-study.ts';

export const stories11To15 = [
  {
    id: 11,
    sector: 'Telecom',
    title: '27 clusters upgraded by daylight, one after the other',
    company: 'Kertavox',
    challenge:
      'Across Indonesia, this mobile operator’s 27 Kubernetes clusters ran up to 6 minor versions behind. Each upgrade took a night of maintenance, and one removed API had stopped top-up payments for 4 hours.',
    realWorldImpact:
      '14 million subscribers top up while nodes are replaced under them. The platform team of 8 runs one version on every island and does its upgrades on Tuesday mornings.',
    onegoSolution: {
      training:
        'The 8 platform engineers upgraded a copy of their worst cluster three times, each time with another fault. Thirty developers learned probes, disruption budgets and API deprecation.',
      implementation:
        'Cluster API replaces nodes in small batches and waits for disruption budgets. Pluto fails a pull request that uses a removed API, and Velero restores one cluster a week as proof.',
      tools: 'Cluster API, Cilium, Argo CD, Pluto, Velero',
      timeline: '26 weeks: 5 to take stock, 18 to upgrade, 3 to hand over',
    },
    results: {
      versionsBehind: '6 → 1',
      upgradeDuration: '9 h → 70 min',
      maintenanceNights: '54 → 0 a year',
      restoresProven: '0 → 27 clusters',
    },
    onegoServices: ['Kubernetes as a service', 'GitOps release management', 'DevOps training'],
  },
  {
    id: 12,
    sector: 'Logistics',
    title: 'A warehouse database moved between two lorries',
    company: 'Brugvaart Freight',
    challenge:
      'Nine Belgian depots booked every pallet in one Oracle database, 14 years old and on hardware out of warranty. The only quote for a move asked for 9 hours of standstill; depots work around the clock.',
    realWorldImpact:
      'Drivers waited 11 minutes at the gate on a Sunday in May, and that was the move. A cancelled tour is replanned in seconds, where dispatch used to wait for the night’s batch.',
    onegoSolution: {
      training:
        'Developers and database administrators shared a room, 15 people for 5 days: change data capture, comparing rows at scale, PL/SQL in PostgreSQL terms, calling off a cutover.',
      implementation:
        'Debezium copied each change to PostgreSQL on Amazon RDS for 10 weeks, with checksums compared every hour. Three rehearsals ran at full load; writes could flow back until day 14.',
      tools: 'Debezium, Apache Kafka, Ora2Pg, Amazon RDS, Terraform',
      timeline: '22 weeks: 6 to convert, 10 to replicate, 3 to rehearse, 3 to settle',
    },
    results: {
      plannedStandstill: '9 h → 11 min',
      tourReplanning: '14 h → 8 s',
      databaseLicences: '−64%',
      rowsThatDiffered: '0 of 1.9 billion',
    },
    onegoServices: ['Cloud migrations', 'DevOps training'],
  },
  {
    id: 13,
    sector: 'Agritech',
    title: 'A cloud bill that grows more slowly than the fields',
    company: 'Campoluna Sensors',
    challenge:
      'Farms on the platform grew by a third in a year; the cloud bill tripled. At this Brazilian maker of soil probes, 28 people, no resource had an owner and nobody knew what one hectare cost to serve.',
    realWorldImpact:
      'Irrigation advice reaches 3,100 farms at a price that smallholders can pay. Sales quotes from a real figure per hectare, and engineers see what a change will cost before they merge it.',
    onegoSolution: {
      training:
        'Five remote afternoons for 7 engineers and the head of finance: tags that survive, unit cost, sizing from measured use, spot interruptions, and Infracost in a pull request.',
      implementation:
        'Of 508 resources, 96 were deleted and 412 imported into OpenTofu with an owner each. KEDA scales the workers to zero between readings, and OpenCost splits the rest by region.',
      tools: 'OpenTofu, Infracost, OpenCost, KEDA, EMQX',
      timeline: '7 weeks: 2 to find owners, 4 to import and resize, 1 to review',
    },
    results: {
      costPerHectare: 'R$ 1.90 → R$ 0.55',
      monthlyCloudBill: '−66%',
      resourcesWithOwner: '11% → 100%',
      idleCapacity: '74% → 12%',
    },
    onegoServices: ['Infrastructure as code', 'EzyAssist'],
  },
  {
    id: 14,
    sector: 'Automotive',
    title: 'Firmware tested on real hardware before lunch',
    company: 'Dravkov Drive Systems',
    challenge:
      'Motor-control firmware for 9 variants took 5 hours and 40 minutes to build, on one machine under a desk in Brno. The 12 test benches were booked by e-mail and idle two thirds of the time.',
    realWorldImpact:
      'Engineers learn the same morning whether a change works on a turning motor. Both carmakers receive a tested build each week; it used to be one a quarter, with a list of known faults.',
    onegoSolution: {
      training:
        'Workshops in the bench hall for 6 groups of 8: trunk-based work in C, Robot Framework cases, taking a bad bench out of service, and tracing a requirement to the test that proves it.',
      implementation:
        'Bazel shares one remote cache among 20 agents. Jenkins reserves a bench by label, flashes it, runs the suite and powers it off; each result links to the requirement it covers.',
      tools: 'Jenkins, Bazel, Cppcheck, Robot Framework, Artifactory',
      timeline: '24 weeks: 6 for the build, 12 for the benches, 6 to hand over',
    },
    results: {
      firmwareBuildTime: '5 h 40 min → 34 min',
      benchUtilisation: '33% → 81%',
      testedBuildsPerQuarter: '1 → 13',
      faultsFoundByCarmakers: '27 → 4',
    },
    onegoServices: ['CI/CD pipeline automation', 'DevOps training'],
  },
  {
    id: 15,
    sector: 'Banking',
    title: 'A second site that takes over six times a year',
    company: 'Tolentara Savings Bank',
    challenge:
      'The second datacentre of this Philippine bank had never taken over, and its runbook ran to 94 pages. The supervisor wanted recovery shown within 4 hours; the bank’s own estimate was 31.',
    realWorldImpact:
      'Before an October typhoon the bank switched sites while 2.1 million depositors went on drawing cash. Branch staff read about it on the status page the next morning.',
    onegoSolution: {
      training:
        'Game days for 26 infrastructure engineers and the branch operations desk, each opened with a fault in a sealed envelope: replication lag, lost quorum, stale DNS, and who says go.',
      implementation:
        'Both sites are built from the same Terraform modules and compared nightly. A Patroni standby cluster follows the deposit ledger, and one pipeline moves databases, DNS and queues in order.',
      tools: 'Terraform, Patroni, HAProxy, Vault, GitLab CI',
      timeline: '30 weeks: 6 to compare the sites, 16 to rebuild, 8 for two full switches',
    },
    results: {
      recoveryTime: '31 h → 47 min',
      dataLossWindow: '24 h → 5 s',
      switchesPerYear: '0 → 6',
      runbookPages: '94 → 7',
    },
    onegoServices: ['Infrastructure as code', 'CI/CD pipeline automation', 'DevOps training'],
  },
] as const satisfies readonly CaseStudy[];
