import { linkOptions } from '@tanstack/react-router';
import type { OnboardingScreenId } from '../onboarding/onboarding.ts';
import type { PageMeta } from '../page.ts';
import { settings } from '../site.ts';
import { configLinks, onboardingLinks, sidebar } from './navigation.ts';

/** Names of the generators, shown with the files they made. */
export const generatorNames = {
  'azure-devops': 'Azure DevOps generator',
  'github-actions': 'GitHub Actions generator',
  'gitlab-ci': 'GitLab CI generator',
  jenkins: 'Jenkins generator',
  mongodb: 'MongoDB Manager',
} as const;

export const configurationDashboard = {
  meta: {
    title: 'Configuration dashboard',
    description: `The drafts, project briefs and configuration files that you have made for ${settings.brand} in this browser: open, rename, export or delete them.`,
  } satisfies PageMeta,
  heading: 'Configuration dashboard',
  lead: 'Your drafts, briefs and files, in this browser only.',
  /** Always shown, so that visitors know before they log out. */
  warning:
    'If you log out or clear the site’s data, the dashboard is emptied. Export what you want to keep, or to use in another browser.',
  exportAll: 'Export everything',
  import: { button: 'Import', label: 'File to import' },
  undo: 'Undo',
  needsScript: 'The list of your drafts and files needs JavaScript, which is off in this browser.',
  blocked:
    'This browser does not let the site store anything, so there is nothing to list. Forms and generators still work: download what they make.',
  damaged: (count: number) =>
    count === 1
      ? 'One entry in this browser could not be read. It is not shown, and not deleted.'
      : `${count} entries in this browser could not be read. They are not shown, and not deleted.`,
  entry: {
    open: 'Open',
    close: 'Close',
    rename: 'Rename',
    duplicate: 'Duplicate',
    export: 'Export',
    delete: 'Delete',
    newName: (name: string) => `New name for ${name}`,
    nameHint: 'A name has at least one letter, digit or sign.',
    save: 'Save',
    cancel: 'Cancel',
    toForm: 'Go to the form',
    toOptions: 'Change the options',
  },
  drafts: { title: 'Drafts', empty: 'You haven’t started a form yet.' },
  files: { title: 'Files', empty: 'You haven’t saved any files yet.' },
  start: {
    title: 'Your drafts and files appear here',
    lead: 'Start a form, and its draft is listed here. Submit it, or keep a file from a generator, and the files are listed too.',
    /** What will be listed. */
    tag: 'example',
    examples: [
      { name: 'shop', facts: ['DevOps onboarding', 'GitHub Actions, Node.js', 'today, 14:05'] },
      { name: 'shop · Tidewell', facts: ['DevOps onboarding', '8 files', 'today, 14:06'] },
    ],
    begin: { to: sidebar.heading.to, label: 'Start with DevOps onboarding' },
    forms: {
      title: 'Forms',
      links: [sidebar.heading, ...onboardingLinks],
      /** Some of what each makes, in the order of the links. */
      files: ['ci.yml', 'deploy.sh', 'main.tf', 'waves.json', 'controls.json', 'scan.sh'],
    },
    generators: {
      title: 'Generators',
      links: [
        ...configLinks,
        { ...linkOptions({ to: '/config/mongodb' }), name: generatorNames.mongodb },
      ],
      files: ['azure-pipelines.yml', 'ci.yml', '.gitlab-ci.yml', 'Jenkinsfile', 'compose.yaml'],
    },
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
