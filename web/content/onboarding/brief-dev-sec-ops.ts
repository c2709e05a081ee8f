import type { BriefText } from './brief.ts';

export const devsecopsBrief = {
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
} as const satisfies BriefText;
