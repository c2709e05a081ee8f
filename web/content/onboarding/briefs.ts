import { promises } from '../promises.ts';
import type { LanguageId, OnboardingScreenId, ToolId } from './onboarding.ts';

/** The texts of the briefs, which a form combines with the visitor's input. Loaded after a submit. */

export interface BriefText {
  readonly title: string;
  readonly purpose: string;
  /** In the order of execution. */
  readonly firstMoves: readonly string[];
  readonly stages: readonly { readonly name: string; readonly does: string }[];
  /** What to prepare for the first call. */
  readonly bring: readonly string[];
  readonly questions: readonly string[];
  readonly steps: readonly BriefStep[];
  readonly measures: readonly string[];
}

export interface BriefStep {
  readonly who: 'You' | 'We' | 'Together';
  readonly what: string;
  readonly when: string;
}

/** First steps of every engagement. */
export const openingSteps: readonly BriefStep[] = [
  {
    who: 'You',
    what: 'Book the first call and bring this brief.',
    when: 'This week',
  },
  {
    who: 'Together',
    what: 'Go through the open questions and delete those that do not apply.',
    when: `First call, ${promises.demoLength}`,
  },
  {
    who: 'We',
    what: 'Send a written offer with scope, people, dates and price.',
    when: `Usually ${promises.offer}`,
  },
];

/** Where each tool keeps its pipeline, and its prerequisites for deployment. */
export const toolSurroundings = {
  jenkins: {
    file: 'Jenkinsfile',
    needs: 'An agent with its own label, and credentials for the registry and each environment.',
  },
  'azure-devops': {
    file: 'azure-pipelines.yml',
    needs: 'A service connection by workload identity, and environments with named approvers.',
  },
  'github-actions': {
    file: '.github/workflows/ci.yml',
    needs: 'OIDC trust between repository and cloud, and environments with required reviewers.',
  },
  'travis-ci': {
    file: '.travis.yml',
    needs:
      'Encrypted variables in the repository settings. Travis CI has no approvals, so a tag starts the release.',
  },
  circleci: {
    file: '.circleci/config.yml',
    needs: 'A context for each environment, and an approval job in front of the last one.',
  },
} as const satisfies Record<ToolId, { file: string; needs: string }>;

/** Default commands of a first pipeline. */
export const languageSurroundings = {
  dotnet: {
    build: 'dotnet build',
    test: 'dotnet test',
    // `dotnet list package --vulnerable` lists findings, but exits with 0.
    audit: 'dotnet restore --force --property:WarningsAsErrors=NU1903%3BNU1904',
  },
  java: {
    build: 'mvn package',
    test: 'mvn verify',
    audit: 'trivy filesystem --exit-code 1 --severity HIGH,CRITICAL pom.xml',
  },
  nodejs: { build: 'npm run build', test: 'npm test', audit: 'npm audit' },
  python: { build: 'python -m build', test: 'pytest', audit: 'pip-audit' },
  ruby: { build: 'bundle install', test: 'bundle exec rspec', audit: 'bundle-audit check' },
  php: { build: 'composer install', test: 'vendor/bin/phpunit', audit: 'composer audit' },
} as const satisfies Record<LanguageId, { build: string; test: string; audit: string }>;

export const briefs: Readonly<Record<OnboardingScreenId, BriefText>> = {
  'devops-on-boarding': {
    title: 'DevOps project brief',
    purpose:
      'This project is the first to reach production through a pipeline alone. What works here becomes the documented pattern for the next ones.',
    firstMoves: [
      'Time every step from merge to production, waiting for people included.',
      'Build once, on a clean machine, and store the result under its commit.',
      'Deploy that result to a test environment on each merge.',
      'Automate the last manual step, whichever it is.',
    ],
    stages: [
      { name: 'Source', does: 'A pull request with one review and a green check' },
      { name: 'Build', does: 'One artifact per commit, with its SBOM' },
      { name: 'Test', does: 'Unit and interface tests, with a report in the pull request' },
      { name: 'Security', does: 'Known vulnerabilities and leaked secrets stop the run' },
      { name: 'Deploy', does: 'Staging automatically, production after an approval' },
      {
        name: 'Operate',
        does: 'Alerts on what customers notice, and a practised rollback',
      },
    ],
    bring: [
      'The last five releases with their dates, and what went wrong in each',
      'A diagram of the system, even on paper',
      'The name of the person who is called when it breaks at night',
    ],
    questions: [
      'Which step of the last release took the longest, and who waited for it?',
      'Which tests does nobody trust any more?',
      'Who can veto a release, and for which reasons?',
      'What must not change before the end of the year?',
      'Which other teams would have to change something?',
    ],
    steps: [
      { who: 'You', what: 'Give two named engineers of ours read access.', when: 'Before day one' },
      {
        who: 'Together',
        what: 'Pair on the first pipeline, in your repository and under your rules for review.',
        when: 'Week one',
      },
      {
        who: 'You',
        what: 'Release, roll back and repair a planted fault without us.',
        when: 'Before the handover',
      },
    ],
    measures: [
      'Days from merge to production, before and after',
      'Releases a month, and how many of them were rolled back',
      'Hours to restore service after a failure',
    ],
  },
  'ci-cd-on-boarding': {
    title: 'CI/CD project brief',
    purpose:
      'One service gets a pipeline that builds, tests, scans and deploys every commit. The old one keeps running until the new one has shipped ten releases.',
    firstMoves: [
      'Put the starter pipeline on a branch and make its build pass.',
      'Run it beside the current pipeline on each commit, and compare the two.',
      'Let it deploy to staging, with a smoke test at the end.',
      'Add the approval for production, and release through it once.',
    ],
    stages: [
      { name: 'Source', does: 'A push or pull request starts the run; main is protected' },
      { name: 'Build', does: 'Locked dependencies from a cache, one image or package' },
      { name: 'Test', does: 'Fast tests first, slow ones in parallel, reports kept' },
      {
        name: 'Security',
        does: 'Dependencies, image and secrets scanned; critical findings stop here',
      },
      {
        name: 'Deploy',
        does: 'Environments in order, an approval before the last, a rollback beside it',
      },
    ],
    bring: [
      'The current pipeline definition, or a recording of the manual steps',
      'Durations of the last twenty runs',
      'A list of secrets by name, without their values',
    ],
    questions: [
      'How long may a run take before people stop waiting for it?',
      'Does the same artifact go to every environment, or is it rebuilt?',
      'What makes you roll back a release, and who presses the button?',
      'Do database changes travel with the code?',
      'Which runners may reach production, and why?',
    ],
    steps: [
      {
        who: 'You',
        what: 'Create the environments and name who approves each.',
        when: 'Before the second day',
      },
      {
        who: 'We',
        what: 'Open the pull request with the pipeline.',
        when: 'By Wednesday of week one',
      },
      {
        who: 'Together',
        what: 'Switch the old jobs off, one by one, and archive them.',
        when: 'After ten releases',
      },
    ],
    measures: [
      'Minutes from push to result',
      'Share of runs that fail for no reason in the code',
      'Minutes that a rollback takes, timed in a rehearsal',
    ],
  },
  'infrastructure-as-code-on-boarding': {
    title: 'Infrastructure as code project brief',
    purpose:
      'One environment is described in code, so that it can be reviewed, rebuilt and copied. Existing resources are imported, not recreated.',
    firstMoves: [
      'Set up the state with locking, versions and a backup.',
      'Import the network and the rules around it, until a plan shows no change.',
      'Import the workloads next, the smallest first.',
      'Remove the permission to change this environment by hand.',
    ],
    stages: [
      { name: 'Define', does: 'Modules with inputs, outputs and an example each' },
      { name: 'Version control', does: 'Formatting, validation and policy on every pull request' },
      {
        name: 'Plan and review',
        does: 'The plan is in the pull request; destroying takes two reviews',
      },
      {
        name: 'Deploy',
        does: 'Once a person says so, the exact plan that passed policy is applied',
      },
      { name: 'Monitor', does: 'A nightly plan reports drift, and somebody owns the report' },
    ],
    bring: [
      'An export of what the accounts contain, or permission to make one',
      'The bills of the last three months, by service',
      'Scripts that create servers today',
    ],
    questions: [
      'Which resources may never be destroyed, whatever a plan says?',
      'Who changes something by hand today, and would notice if they no longer could?',
      'How should the environments differ, and how do they actually differ?',
      'Which secrets live in configuration, and where should they move?',
      'How long can you do without the environment?',
    ],
    steps: [
      { who: 'You', what: 'Create a read-only role.', when: 'Before week one' },
      {
        who: 'We',
        what: 'Import the first part and show an empty plan.',
        when: 'By Friday of the first week',
      },
      {
        who: 'Together',
        what: 'Rebuild a copy of the environment from nothing.',
        when: 'Before it is called done',
      },
    ],
    measures: [
      'Share of resources that are in code',
      'Hours to build a copy of the environment',
      'Manual changes a month',
    ],
  },
  'cloud-migration-on-boarding': {
    title: 'Cloud migration project brief',
    purpose:
      'This workload moves in the first wave, after a rehearsal and with a tested rollback. It was chosen because it teaches most at the lowest risk.',
    firstMoves: [
      'Compare the inventory with the network records and mark what does not match.',
      'Decide for each part: move it as it is, change it, replace it or switch it off.',
      'Copy the data once, measure how long it takes, and keep the copy in step.',
      'Rehearse the cutover with the people who will do it, against the clock.',
    ],
    stages: [
      { name: 'Assess', does: 'Dependencies, data volumes and owners, taken from records' },
      { name: 'Plan', does: 'Waves with a date, an owner and a point of no return' },
      { name: 'Automate', does: 'Landing zone and workload as code, deployed by pipeline' },
      { name: 'Migrate', does: 'Rehearsal, cutover, comparison of both sides, decision' },
      { name: 'Optimize', does: 'Sizes and commitments set from a month of real use' },
    ],
    bring: [
      'Server and application lists, however old',
      'Contracts and leases with their last day of notice',
      'Last year’s peak load, and its date',
    ],
    questions: [
      'Which undocumented systems call this workload?',
      'How much data may be lost in the worst case, in minutes?',
      'How long after the cutover can the old side take over again?',
      'Which data may not leave its country, and who says so?',
      'What would make you stop on the night itself?',
    ],
    steps: [
      {
        who: 'You',
        what: 'Allow a discovery agent on a sample of servers.',
        when: 'Two weeks ahead',
      },
      { who: 'We', what: 'Hand over the wave plan with its assumptions.', when: 'End of week one' },
      {
        who: 'Together',
        what: 'Decide on the cutover in writing, after the rehearsal.',
        when: 'Three days before the date',
      },
    ],
    measures: [
      'Minutes of interruption, compared with what was agreed',
      'Records that differ between old and new, which must be none',
      'Cost of the third month, compared with the estimate',
    ],
  },
  'security-compliance-on-boarding': {
    title: 'Security and compliance project brief',
    purpose:
      'Machines check the controls of this project and produce the evidence. People decide only on exceptions.',
    firstMoves: [
      'List the controls in scope and mark those that a machine can check.',
      'Write the first five as policies and run them in report mode.',
      'Agree on exceptions, each with an owner and an end date.',
      'Let the policies block, starting with new changes.',
    ],
    stages: [
      { name: 'Detect', does: 'Inventory of accounts, images and identities, refreshed daily' },
      { name: 'Analyze', does: 'Findings are mapped to a control and ranked by exposure' },
      { name: 'Protect', does: 'Policies refuse the change in the pull request and at admission' },
      { name: 'Verify', does: 'Evidence is collected, signed and kept for the agreed time' },
      { name: 'Monitor', does: 'Drift from a control opens a ticket for its owner' },
    ],
    bring: [
      'The report of the last audit, or its list of findings',
      'The register of exceptions, if there is one',
      'An example of evidence that an auditor accepted',
    ],
    questions: [
      'Which control costs the most hours before each audit?',
      'Where do people work around a rule, and what are they trying to do?',
      'Who accepts a risk, and for how long?',
      'Which evidence must come from the system itself and not from a screenshot?',
      'When is the next audit, and what has to be true by then?',
    ],
    steps: [
      {
        who: 'You',
        what: 'Name one contact in audit and one in engineering.',
        when: 'Before we start',
      },
      {
        who: 'We',
        what: 'Show the first policies on real changes, in report mode.',
        when: 'At the end of the first week',
      },
      {
        who: 'Together',
        what: 'Walk an auditor through the evidence.',
        when: 'A month before the audit',
      },
    ],
    measures: [
      'Share of controls in scope that machines check',
      'Hours spent on evidence for an audit',
      'Days that a finding stays open, by severity',
    ],
  },
  'dev-sec-ops-on-boarding': {
    title: 'DevSecOps project brief',
    purpose:
      'Scans run in the pull request, and their findings reach the person who can fix them. We remove scans that nobody reads.',
    firstMoves: [
      'Scan the history of the repository for secrets, and revoke what is found.',
      'Run SAST on changed lines only, as comments in the pull request.',
      'Scan dependencies and the image, and block only critical findings that have a fix.',
      'Attack the test environment each night with DAST, logged in as a test user.',
    ],
    stages: [
      { name: 'Code and SAST', does: 'Findings on changed lines, resolved in the review' },
      {
        name: 'Build and scan',
        does: 'Dependencies, licences and image; an SBOM is stored',
      },
      { name: 'Deploy and DAST', does: 'The running test environment is attacked as each role' },
      {
        name: 'Runtime protection',
        does: 'Pods run without root, and unusual behaviour is reported',
      },
      {
        name: 'Continuous monitoring',
        does: 'New vulnerabilities are matched against what is deployed',
      },
    ],
    bring: [
      'Reports of the scanners you have, with their age',
      'The last penetration test and what came of it',
      'Rules for suppressing a finding, written or not',
    ],
    questions: [
      'Who reads the findings today, and how many are open?',
      'From which severity may a machine stop a merge?',
      'How soon must a critical vulnerability be fixed, and when does the clock start?',
      'Which parts of the application can no scanner reach without a login?',
      'Which findings were marked as false positives, and would you still say so?',
    ],
    steps: [
      {
        who: 'You',
        what: 'Provide test users, and written permission to attack the test environment.',
        when: 'Before the first nightly scan',
      },
      {
        who: 'We',
        what: 'Sort the first results into fix, accept and false positive.',
        when: 'Within week one',
      },
      {
        who: 'Together',
        what: 'Fix the ten that matter most, as pull requests.',
        when: 'By the end of week two',
      },
    ],
    measures: [
      'Days from finding to fix, by severity',
      'Share of findings that turned out to be false positives',
      'Valid secrets in the repository (target: zero)',
    ],
  },
};
