import type { ProductId } from '../products/ids.ts';

/** What each day of a first week brings, in short: the chapters say it in full. Two days can share a step. */
export const documentationWeeks: Partial<Record<ProductId, Readonly<Record<string, string>>>> = {
  'ci-cd-pipeline-automation': {
    'Mon–Tue': 'The present path, timed step by step',
    Wed: 'New pipeline beside the old',
    Thu: 'Deploys to a test environment',
    Fri: 'Both compared',
  },
  'infrastructure-as-code': {
    Mon: 'Inventory with owners and cost',
    Tue: 'One piece imported',
    'Wed–Thu': 'Plans in pull requests, with a cost estimate',
    Fri: 'A change by your engineer',
  },
  'monitoring-logging': {
    Mon: 'Alerts of one service read',
    Tue: 'One objective written',
    Wed: 'Good requests counted',
    Thu: 'First alert, to a channel',
    Fri: 'A failure, and its alert',
  },
  'cloud-migrations': {
    'Mon–Tue': 'Your lists compared with recorded traffic',
    Wed: 'First map of dependencies',
    Thu: 'Draft waves',
    Fri: 'Wave plan, with ranges',
  },
  'security-compliance-automation': {
    Mon: 'Controls in three piles',
    'Tue–Wed': 'Ten controls as statements, each with an owner',
    Thu: 'Five in report mode',
    Fri: 'Findings read together',
  },
  'kubernetes-as-a-service': {
    Mon: 'Cluster from code',
    Tue: 'Destroyed, created again',
    Wed: 'Add-ons with versions',
    Thu: 'Pilot in its namespace',
    Fri: 'A node lost under load',
  },
  'devsecops-sast-dast-integration': {
    Mon: 'Scans that stop nothing',
    Tue: 'Baseline recorded',
    Wed: 'Old findings sorted',
    Thu: 'First dynamic scan',
    Fri: 'One finding fixed',
  },
  'gitops-release-management': {
    Mon: 'Controller installed',
    Tue: 'Cluster matches the files',
    Wed: 'Pilot synchronised',
    Thu: 'Secrets encrypted',
    Fri: 'A change by hand, undone',
  },
};
