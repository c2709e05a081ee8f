import type { ProductId } from '../products/ids.ts';
import type { Course } from './course.ts';

/** One course for each product. */
export const courses = {
  'ci-cd-pipeline-automation': {
    title: 'Pipelines from commit to production',
    lead: 'One pipeline by hand, then a template, then a rollback.',
    audience: 'Developers and release engineers who own a build.',
    before: 'Git, a shell, and one programming language.',
    outcomes: [
      'build, test, scan and deploy one service',
      'turn that into a versioned template for other teams',
      'replace stored cloud keys through OIDC',
      'roll a release back, and say beforehand when that will not work',
    ],
    days: [
      {
        title: 'One pipeline',
        work: 'From an empty file to a tested image.',
      },
      {
        title: 'Many services',
        work: 'A template with inputs, approvals and environments.',
      },
      {
        title: 'Failure',
        work: 'A canary that aborts, and three rollbacks against the clock.',
      },
    ],
    bring: 'A repository with tests, and somebody who releases it today.',
    exercise: 'Deploy an unknown service, then roll it back.',
  },
  'infrastructure-as-code': {
    title: 'Terraform and OpenTofu for teams',
    lead: 'State, modules and plans that a colleague can review.',
    audience: 'Engineers who change cloud infrastructure.',
    before: 'The console of one cloud, and Git.',
    outcomes: [
      'describe an environment in code without changing it',
      'write a module with inputs, outputs and tests',
      'find the line of a plan that destroys something',
      'refuse dangerous changes by policy',
    ],
    days: [
      {
        title: 'Adopt',
        work: 'Import what is there until the plan reports no changes.',
      },
      {
        title: 'Structure',
        work: 'Modules, environments and state for several teams.',
      },
      {
        title: 'Repair',
        work: 'Drift, a lost state, and a plan that would delete a database.',
      },
    ],
    bring: 'Read access to a test account, or ours.',
    exercise: 'Split a state with two owners, without a surprise in a plan.',
  },
  'monitoring-logging': {
    title: 'Objectives, alerts and the first on-call week',
    lead: 'Measure what customers notice, and page somebody only for that.',
    audience: 'Developers on a rota, and the engineers who run the monitoring.',
    before: 'One running service and its customers.',
    outcomes: [
      'write an objective and its two queries',
      'instrument a service with OpenTelemetry',
      'write burn-rate alerts and test them with promtool',
      'lead an incident, keep a timeline and hand over',
    ],
    days: [
      {
        title: 'Measure',
        work: 'Instrument a service and build a one-page dashboard.',
      },
      {
        title: 'Alert',
        work: 'Burn-rate alerts with tests, and last month’s alerts sorted.',
      },
      {
        title: 'Respond',
        work: 'Two incidents with roles, a timeline and a runbook.',
      },
    ],
    bring: 'Last month’s alerts, and whether somebody acted.',
    exercise: 'Lead an unknown incident with another participant’s runbook.',
  },
  'cloud-migrations': {
    title: 'Planning and running a migration wave',
    lead: 'From an inventory that nobody trusts to a cutover plan.',
    audience: 'Migration leads, system owners and network engineers.',
    before: 'Your own systems; no cloud.',
    outcomes: [
      'reconcile an inventory with flow records',
      'choose a migration type for a system and defend it',
      'calculate the latest moment to turn back',
      'run a cutover from a runbook, and its rollback',
    ],
    days: [
      {
        title: 'Inventory',
        work: 'Three contradicting sources become one list.',
      },
      { title: 'Waves', work: 'A dependency map is cut, more than once.' },
      { title: 'Data', work: 'Seeding, replication and a slow line.' },
      {
        title: 'Rehearsal',
        work: 'A database moves twice, the second time with a stopwatch.',
      },
      {
        title: 'Cutover',
        work: 'The whole runbook, with a fault that forces the decision.',
      },
    ],
    bring: 'A server list, and flow records if you have them.',
    exercise: 'Present a wave, and say when and by whom it is called off.',
  },
  'security-compliance-automation': {
    title: 'Controls as code, evidence as a by-product',
    lead: 'Engineers and compliance officers write the same rules.',
    audience: 'Platform engineers, with the people who answer to the auditor.',
    before: 'One framework that applies to you.',
    outcomes: [
      'rewrite a clause with a scope, a threshold and an owner',
      'test it in Rego on every change and every night',
      'store dated evidence under a retention lock',
      'walk an auditor through a sample without a screenshot',
    ],
    days: [
      {
        title: 'From clause to check',
        work: 'Five of ten controls become policies with tests.',
      },
      {
        title: 'From check to record',
        work: 'The policies run nightly, and their outcomes are locked.',
      },
      {
        title: 'The audit',
        work: 'Half of the room draws samples, the other half answers.',
      },
    ],
    bring: 'The last audit report, and one compliance officer.',
    exercise: 'Turn a drawn control into a check, and say what it does not prove.',
  },
  'kubernetes-as-a-service': {
    title: 'Running services on Kubernetes',
    lead: 'What a service needs so that nodes can disappear from under it.',
    audience: 'Developers who deploy to a cluster, and platform engineers.',
    before: 'Containers, and the command line.',
    outcomes: [
      'write manifests with probes, budgets and a clean shutdown',
      'find out why a pod does not start',
      'upgrade a cluster under load',
      'write a policy and test it',
    ],
    days: [
      {
        title: 'A service that survives',
        work: 'Probes, budgets and shutdown while nodes are drained.',
      },
      { title: 'In and out', work: 'Gateway, routes, certificates and network policies.' },
      {
        title: 'Diagnosis',
        work: 'Twelve broken deployments, each with one cause.',
      },
      {
        title: 'Upgrade',
        work: 'One minor version, while a load test counts failures.',
      },
    ],
    bring: 'The manifests of one of your services.',
    exercise: 'Bring an unknown service through a node upgrade without a failed request.',
  },
  'devsecops-sast-dast-integration': {
    title: 'Secure delivery for developers',
    lead: 'Scanners in the pipeline, and findings that get fixed.',
    audience: 'One or two developers a team, and their security engineer.',
    before: 'A web framework of your choice.',
    outcomes: [
      'add four kinds of scans with a baseline',
      'sort a list of findings by what can be reached',
      'fix an injection, an access check and a leaked secret',
      'write a Semgrep rule for a mistake in your own code',
    ],
    days: [
      {
        title: 'Find',
        work: 'A vulnerable service is attacked by hand, then by scanners.',
      },
      {
        title: 'Fix',
        work: 'A test, a fix and a rule for each of three findings.',
      },
      {
        title: 'Supply chain',
        work: 'The attack of March 2026 on trivy-action, with and without pins.',
      },
    ],
    bring: 'A repository that you may scan.',
    exercise: 'Close a planted weakness that the scanners miss, with a test and a rule.',
  },
  'gitops-release-management': {
    title: 'GitOps with Argo CD and Flux',
    lead: 'How a controller keeps clusters and Git in sync.',
    audience: 'Teams that deploy to Kubernetes by script or by hand.',
    before: 'Kubernetes manifests and pull requests.',
    outcomes: [
      'lay out repositories for promotion by pull request',
      'hand a service over to a controller without a restart',
      'keep secrets out of Git with an operator',
      'undo a release by a revert, and know when that is not enough',
    ],
    days: [
      {
        title: 'Handover',
        work: 'A cluster with manual changes is reconciled with its files.',
      },
      {
        title: 'Promotion and repair',
        work: 'A change goes through three environments, and is reverted.',
      },
    ],
    bring: 'The chart or manifests of one service.',
    exercise: 'Promote a change and undo it, while somebody edits the cluster by hand.',
  },
} as const satisfies Readonly<Record<ProductId, Course>>;
