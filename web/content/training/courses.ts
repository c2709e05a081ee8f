import type { ProductId } from '../products/ids.ts';
import type { Course } from './course.ts';

/** One course for each product. */
export const courses = {
  'ci-cd-pipeline-automation': {
    title: 'Pipelines from commit to production',
    lead: 'Build one pipeline by hand, turn it into a template, and roll back a release that went wrong.',
    audience: 'Developers and release engineers who own a build today, or are about to.',
    before: 'Git, a shell, and one programming language.',
    outcomes: [
      'write a pipeline that builds, tests, scans and deploys one service',
      'turn it into a versioned template that other teams call',
      'replace stored cloud keys with short-lived ones through OIDC',
      'pin actions by commit and images by digest, and keep the pins fresh',
      'roll a release back, and say before the merge when that will not work',
    ],
    days: [
      {
        title: 'One pipeline',
        work: 'From an empty file to a tested image, with a clock on each step.',
      },
      {
        title: 'Many services',
        work: 'The pipeline becomes a template with inputs. Approvals and environments go in front of production.',
      },
      {
        title: 'Failure',
        work: 'A canary that aborts, a migration in small steps, and three rollbacks against the clock.',
      },
    ],
    bring: 'A repository with tests, and somebody who knows how it is released today.',
    exercise:
      'Take an unknown service from its repository to a deployed release, then roll it back.',
  },
  'infrastructure-as-code': {
    title: 'Terraform and OpenTofu for teams',
    lead: 'State, modules and plans that a colleague can review. Most of the time goes into code that exists already.',
    audience: 'Engineers who change cloud infrastructure, by hand or with code.',
    before: 'The console of one cloud, and Git.',
    outcomes: [
      'describe an existing environment in code without changing it',
      'write a module with inputs, outputs and tests',
      'read a plan and find the line that destroys something',
      'rename resources with moved blocks, and split a large state with removed and import blocks',
      'refuse dangerous changes by policy before they are applied',
    ],
    days: [
      {
        title: 'Adopt',
        work: 'Import what is there until the plan reports no changes.',
      },
      {
        title: 'Structure',
        work: 'Modules, environments and state for several teams. The pipeline posts a plan to each pull request.',
      },
      {
        title: 'Repair',
        work: 'Drift, a lost state and a plan that would delete a database: you take over each one after the mistake.',
      },
    ],
    bring: 'Read access to a test account. If you have none, we provide one.',
    exercise:
      'Split a state with two owners in front of a reviewer who stops you at the first surprise in a plan.',
  },
  'monitoring-logging': {
    title: 'Objectives, alerts and the first on-call week',
    lead: 'Find out what customers notice, measure it, and page somebody only for that.',
    audience: 'Developers who join a rota, and the engineers who run the monitoring.',
    before: 'One running service, and roughly what its customers do with it.',
    outcomes: [
      'write an objective with a product manager and find its two queries',
      'instrument a service with OpenTelemetry',
      'write burn-rate alerts in PromQL and test them with promtool',
      'follow a slow request from an alert through a trace to a log line',
      'lead an incident, keep a timeline and hand over',
    ],
    days: [
      {
        title: 'Measure',
        work: 'Instrument a service, record its error ratio and build a one-page dashboard.',
      },
      {
        title: 'Alert',
        work: 'Burn-rate alerts with four conditions and unit tests, and last month’s alerts sorted into keep and delete.',
      },
      {
        title: 'Respond',
        work: 'Two incidents with roles, a timeline read aloud, and a runbook that a stranger can follow.',
      },
    ],
    bring: 'The list of last month’s alerts, with a note for each on whether somebody acted.',
    exercise:
      'Lead an incident that you have not seen before, with a runbook written by another participant.',
  },
  'cloud-migrations': {
    title: 'Planning and running a migration wave',
    lead: 'Five days, from an inventory that nobody trusts to a cutover plan that names the latest hour to turn back.',
    audience: 'Migration leads, system owners and network engineers, best as one group.',
    before: 'Your own systems. You need not know any cloud.',
    outcomes: [
      'reconcile an inventory with flow records and interviews',
      'cut waves along the thinnest dependencies',
      'choose a migration type for a system and defend it',
      'calculate seeding, cutover and the latest moment to turn back',
      'run a cutover from a runbook, and its rollback',
    ],
    days: [
      {
        title: 'Inventory',
        work: 'Three sources that contradict each other become one list with gaps marked.',
      },
      { title: 'Waves', work: 'A dependency map is cut, and the first cut is always wrong.' },
      { title: 'Data', work: 'Seeding, replication and the arithmetic of a slow line.' },
      {
        title: 'Rehearsal',
        work: 'A database moves twice in a practice environment, the second time with a stopwatch.',
      },
      {
        title: 'Cutover',
        work: 'The whole runbook is played through, with a fault that forces the decision.',
      },
    ],
    bring: 'A server list, however old, and two weeks of flow records if you have them.',
    exercise: 'Present the plan of one wave and say when, and by whom, it would be called off.',
  },
  'security-compliance-automation': {
    title: 'Controls as code, evidence as a by-product',
    lead: 'Engineers and compliance officers write the same rules, and both can read the record.',
    audience: 'Platform engineers together with the people who answer to the auditor.',
    before: 'One framework that applies to you. You learn the programming as you go.',
    outcomes: [
      'rewrite a clause as a statement with a scope, a threshold and an owner',
      'test it in Rego on every change and every night',
      'store dated evidence under a retention lock',
      'grant an exception that ends on its own',
      'walk an auditor through a sample without a screenshot',
    ],
    days: [
      {
        title: 'From clause to check',
        work: 'Ten controls are sorted and five become policies with tests.',
      },
      {
        title: 'From check to record',
        work: 'The policies run in a pipeline and at night, and their outcomes are locked.',
      },
      {
        title: 'The audit',
        work: 'Half of the room draws samples and the other half answers from the record.',
      },
    ],
    bring: 'The last audit report with its open points, and one compliance officer.',
    exercise:
      'Turn a control that you draw by lot into a check with evidence, defend the check, and say what it does not prove.',
  },
  'kubernetes-as-a-service': {
    title: 'Running services on Kubernetes',
    lead: 'What a service needs so that nodes can disappear from under it, and what the platform owes in return.',
    audience: 'Developers who deploy to a cluster, and the platform engineers beside them.',
    before: 'Containers, and the command line.',
    outcomes: [
      'write manifests with probes, requests, budgets and a clean shutdown',
      'expose a service through Gateway API',
      'find out why a pod does not start, in a fixed order of questions',
      'upgrade a cluster by one minor version under load',
      'write a policy and test it before anybody meets it',
    ],
    days: [
      {
        title: 'A service that survives',
        work: 'Probes, budgets and shutdown, with nodes that are drained in between.',
      },
      { title: 'In and out', work: 'Gateway, routes, certificates and network policies.' },
      {
        title: 'Diagnosis',
        work: 'In pairs: twelve broken deployments, each with one cause.',
      },
      {
        title: 'Upgrade',
        work: 'From 1.36 to 1.37 while a load test counts every failed request.',
      },
    ],
    bring: 'The manifests of one of your services.',
    exercise: 'Bring an unknown service through a node upgrade without a failed request.',
  },
  'devsecops-sast-dast-integration': {
    title: 'Secure delivery for developers',
    lead: 'Scanners in the pipeline, findings that get fixed, and a supply chain that does not move overnight.',
    audience: 'Developers, one or two from each team, and the security engineer who supports them.',
    before: 'A web framework of your choice.',
    outcomes: [
      'add static, dependency, image and dynamic scans with a baseline',
      'sort a list of findings by what can be reached',
      'fix an injection, a broken access check and a leaked secret, each with a test',
      'write a Semgrep rule for a mistake in your own code',
      'pin what a pipeline runs, and read an update before it is merged',
    ],
    days: [
      {
        title: 'Find',
        work: 'A vulnerable service is attacked by hand first, then by scanners, and the two lists are compared.',
      },
      {
        title: 'Fix',
        work: 'A test, a fix and a rule for each of three findings, in pull requests.',
      },
      {
        title: 'Supply chain',
        work: 'The attack of March 2026 on the tags of trivy-action is replayed on a practice action, with and without pins.',
      },
    ],
    bring: 'A repository that you may scan, and its present list of findings.',
    exercise: 'Close a planted weakness that the scanners miss, with a test and a rule.',
  },
  'gitops-release-management': {
    title: 'GitOps with Argo CD and Flux',
    lead: 'Two days on how a controller keeps clusters and Git in sync, and what that means for a release night.',
    audience: 'Teams that deploy to Kubernetes by script or by hand.',
    before: 'Kubernetes manifests and pull requests.',
    outcomes: [
      'lay out repositories and environments for promotion by pull request',
      'hand a running service over to a controller without a restart',
      'keep secrets out of Git with an operator',
      'undo a release by reverting a commit, and know when that is not enough',
    ],
    days: [
      {
        title: 'Handover',
        work: 'A cluster with manual changes is reconciled with its files until both agree.',
      },
      {
        title: 'Promotion and repair',
        work: 'A change is promoted through three environments. One drifts, one breaks, and the change is reverted.',
      },
    ],
    bring: 'The chart or manifests of one service, in whatever state they are.',
    exercise: 'Promote a change and undo it, while somebody edits the cluster by hand.',
  },
} as const satisfies Readonly<Record<ProductId, Course>>;
