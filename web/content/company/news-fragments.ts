import type { Fragment } from '../products/fragment.ts';

/** Pictures of the news, by the name of their file. News without one is text only. */
export const newsFragments: Readonly<Record<string, Fragment>> = {
  'new-course-gitops-with-argo-cd-and-flux': {
    kind: 'bars',
    label: 'The four half-days of the course',
    title: 'GitOps · two days',
    bars: [
      { state: 'waiting', name: 'repository layout', note: '1', from: 0, length: 25 },
      { state: 'waiting', name: 'promotion', note: '2', from: 25, length: 25 },
      { state: 'waiting', name: 'drift and secrets', note: '3', from: 50, length: 25 },
      { state: 'waiting', name: 'a rollback by revert', note: '4', from: 75, length: 25 },
    ],
  },
  'open-office-hours-on-thursdays': {
    kind: 'rows',
    label: 'An office hour with three questions',
    title: 'Thursday · one hour',
    rows: [
      { state: 'passed', name: 'a plan output', note: 'read together' },
      { state: 'running', name: 'a failing run', note: 'on the screen' },
      { state: 'waiting', name: 'a runbook', note: 'next' },
    ],
  },
  'a-second-factor-for-accounts': {
    kind: 'rows',
    label: 'A login that asks for a code after the password',
    title: 'login',
    rows: [
      { state: 'passed', name: 'password', note: 'correct' },
      { state: 'running', name: 'code from the app', note: 'requested' },
      { state: 'waiting', name: 'recovery codes', note: '10 unused' },
    ],
  },
  'kubernetes-1-37-joins-the-upgrade-train': {
    kind: 'rows',
    label: 'Kubernetes versions and their support',
    title: 'upgrade train',
    rows: [
      { state: 'running', name: '1.37', note: 'joins, staging first' },
      { state: 'passed', name: '1.36', note: 'supported' },
      { state: 'passed', name: '1.35', note: 'supported' },
      { state: 'failed', name: '1.34', note: 'leaves' },
    ],
  },
  'eks-1-33-moves-to-extended-support': {
    kind: 'bars',
    label: 'The price of a control plane in standard and in extended support',
    title: 'a control plane, per hour',
    bars: [
      { state: 'passed', name: 'standard support', note: 'USD 0.10', length: 16.7 },
      { state: 'running', name: 'extended support', note: 'USD 0.60', length: 100 },
    ],
  },
  'what-the-moved-tags-of-trivy-action-changed': {
    kind: 'cells',
    label: 'The 77 version tags of trivy-action, of which 76 were moved',
    title: 'aquasecurity/trivy-action',
    columns: 11,
    cells: [
      { state: 'failed', count: 76 },
      { state: 'passed', count: 1 },
    ],
    note: '76 of 77 tags moved',
  },
  'ingress-nginx-retires-in-march': {
    kind: 'rows',
    label: 'The ingress controller that retires, and what takes its place',
    title: 'ingress',
    rows: [
      { state: 'failed', name: 'Ingress NGINX', note: 'no more fixes' },
      { state: 'passed', name: 'Gateway API', note: 'Envoy Gateway' },
    ],
  },
  'starter-pipelines-in-the-onboarding-workspace': {
    kind: 'cells',
    label: 'A starter pipeline for each of five tools and six languages',
    title: '5 tools × 6 languages',
    columns: 6,
    cells: [{ state: 'waiting', count: 30 }],
    note: '30 starter pipelines',
  },
  'plainer-words-on-the-status-page': {
    kind: 'rows',
    label: 'The four questions that a status message answers',
    title: 'a status message',
    rows: [
      { name: 'What does not work?', note: '1' },
      { name: 'For whom?', note: '2' },
      { name: 'What can you do meanwhile?', note: '3' },
      { name: 'When do we write again?', note: '4' },
    ],
  },
};
