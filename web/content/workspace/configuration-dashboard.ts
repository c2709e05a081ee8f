import { linkOptions } from '@tanstack/react-router';
import type { OnboardingScreenId } from '../onboarding/ids.ts';
import type { PageMeta } from '../page.ts';
import { settings } from '../site.ts';

export const configurationDashboard = {
  meta: {
    title: 'Configuration dashboard',
    description: `The drafts, briefs and configuration files that you have made for ${settings.brand} in this browser.`,
  } satisfies PageMeta,
  heading: 'Configuration dashboard',
  lead: 'Every draft, brief and file that you made here, kept by this browser only. Export them to take them to another one.',
  /** Always shown, so that visitors know before they log out. */
  warning:
    'Logging out of your account, or clearing the data of this site, empties the dashboard. Export first what you want to keep.',
  exportAll: 'Export everything',
  import: { button: 'Import', label: 'File to import' },
  undo: 'Undo',
  needsScript:
    'What you made is in your browser, and this list of it needs JavaScript, which is off.',
  blocked:
    'This browser does not let the site keep anything, so there is nothing to list. Forms and generators work: download what they make.',
  damaged: (count: number) =>
    `${count === 1 ? 'One entry' : `${count} entries`} in this browser could not be read. They are left as they are and not shown.`,
  entry: {
    open: 'Open',
    close: 'Close',
    rename: 'Rename',
    duplicate: 'Duplicate',
    export: 'Export',
    delete: 'Delete',
    newName: (name: string) => `New name of ${name}`,
    save: 'Save',
    cancel: 'Cancel',
    toForm: 'Go to the form',
    toOptions: 'Change the options',
  },
  drafts: { title: 'Drafts', empty: 'No form is begun.' },
  files: { title: 'Files', empty: 'Nothing is made yet.' },
  start: {
    title: 'It fills by itself',
    lead: 'Begin a form and its draft appears here. Submit it, or keep a file from a generator, and you find the files beside it.',
    links: [
      { ...linkOptions({ to: '/devops-on-boarding' }), label: 'Begin onboarding' },
      { ...linkOptions({ to: '/config/github-actions' }), label: 'Make a workflow' },
    ],
  },
} as const;

/** Names of the onboarding forms, shown with their drafts. */
export const screenNames: Record<OnboardingScreenId, string> = {
  'devops-on-boarding': 'DevOps onboarding',
  'ci-cd-on-boarding': 'CI/CD onboarding',
  'infrastructure-as-code-on-boarding': 'Infrastructure as code onboarding',
  'cloud-migration-on-boarding': 'Cloud migration onboarding',
  'security-compliance-on-boarding': 'Security and compliance onboarding',
  'dev-sec-ops-on-boarding': 'DevSecOps onboarding',
};

/** Names of the generators, shown with the files they made. */
export const generatorNames = {
  'azure-devops': 'Azure DevOps generator',
  'github-actions': 'GitHub Actions generator',
  'gitlab-ci': 'GitLab CI generator',
  jenkins: 'Jenkins generator',
  mongodb: 'MongoDB Manager',
} as const;
