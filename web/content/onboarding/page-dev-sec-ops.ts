import type { OnboardingText } from './onboarding.ts';

export const devsecopsOnboarding = {
  id: 'dev-sec-ops-on-boarding',
  meta: {
    title: 'DevSecOps onboarding',
    description:
      'Name the repository that is scanned first, and download a brief and a pipeline with its scans in place. Nothing you type leaves your browser.',
  },
  heading: 'DevSecOps onboarding',
  lead: 'Name the repository that is scanned first, and the pipeline in which the scans run. Add its current configuration, and this page lists the risky lines.',
  files:
    'security.yml scan.sh triage.py dast.sh accepted.json .gitignore renovate.json SECURITY-SCANS.md brief.md brief.json',
  checklist: {
    title: 'Before the first scan',
    lead: 'Scans find more than anybody can fix at once. These points decide what comes first.',
    items: [
      { id: 'inventory', text: 'Languages, frameworks and package managers in use' },
      { id: 'running', text: 'A running test environment that we may attack' },
      { id: 'login', text: 'Test users for each role, so that scans can log in' },
      { id: 'severity', text: 'The lowest severity at which a finding stops a merge' },
      { id: 'triage', text: 'The person who decides what is a false positive' },
      { id: 'backlog', text: 'The tracker in which findings become work' },
    ],
  },
} as const satisfies OnboardingText;
