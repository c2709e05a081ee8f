import type { BriefText } from './brief.ts';

export const devsecopsBrief = {
  title: 'DevSecOps project brief',
  purpose:
    'Scans run where the code is written, and their findings reach the person who can fix them. A scan that nobody reads is removed.',
  firstMoves: [
    'Scan the history of the repository for secrets, and revoke what is found.',
    'Run SAST on changed lines only, as comments in the pull request.',
    'Scan dependencies and the image, and set the bar at critical with a fix.',
    'Attack the test environment each night with DAST, logged in as a test user.',
  ],
  stages: [
    { name: 'Code and SAST', does: 'Findings on changed lines, answered in the review' },
    {
      name: 'Build and scan',
      does: 'Dependencies, licences and image; a bill of materials is stored',
    },
    { name: 'Deploy and DAST', does: 'The running test environment is attacked as each role' },
    {
      name: 'Runtime protection',
      does: 'Pods run without root; what they do unusually is reported',
    },
    {
      name: 'Continuous monitoring',
      does: 'New vulnerabilities are matched against what is deployed',
    },
  ],
  bring: [
    'Reports of the scanners you have, with their age',
    'The last penetration test and what came of it',
    'Rules for suppressing a finding, written or spoken',
  ],
  questions: [
    'Who reads the findings today, and how many are open?',
    'From which severity may a machine stop a merge?',
    'How soon must a critical vulnerability be gone, and from when does the clock run?',
    'Which parts of the application can no scanner reach without a login?',
    'Which findings were called false, and would you say so again?',
  ],
  steps: [
    {
      who: 'You',
      what: 'Provide test users and leave in writing to attack the test environment.',
      when: 'Before the first nightly scan',
    },
    {
      who: 'We',
      what: 'Sort the first results into fix, accept and false.',
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
    'Share of findings that turned out to be false',
    'Secrets in the repository, which has to be zero',
  ],
} as const satisfies BriefText;
