import { linkOptions } from '@tanstack/react-router';

export const sidebar = {
  label: 'Workspace',
  heading: { ...linkOptions({ to: '/devops-on-boarding' }), name: 'DevOps onboarding' },
  lock: 'Lock menu',
  show: 'Show menu',
  newTab: '(opens in a new tab)',
};

/** Below each screen: the sidebar has no room for more than it lists. */
export const workspaceFooter = {
  check: { ...linkOptions({ to: '/check' }), name: 'File check' },
};

/** Session status beside the menu button. */
export const sessionBar = {
  logIn: 'Log in',
  logOut: 'Log out',
  failed: 'The server did not answer. You are still logged in. Please try again.',
  /** Asked before a logout that erases drafts. */
  erasing: {
    heading: 'Log out and erase your drafts?',
    /** The link to the dashboard follows. */
    lead: (count: number) =>
      count === 1
        ? 'One draft or file in this browser will be erased. To keep it, export it first, on the'
        : `${count} drafts and files in this browser will be erased. To keep them, export them first, on the`,
    dashboard: 'configuration dashboard',
    confirm: 'Log out and erase',
    cancel: 'Stay logged in',
  },
};

export const onboardingLinks = [
  { ...linkOptions({ to: '/ci-cd-on-boarding' }), name: 'CI/CD', icon: 'pipeline' },
  {
    ...linkOptions({ to: '/infrastructure-as-code-on-boarding' }),
    name: 'Infrastructure as code',
    icon: 'code',
  },
  {
    ...linkOptions({ to: '/cloud-migration-on-boarding' }),
    name: 'Cloud migration',
    icon: 'cloud',
  },
  {
    ...linkOptions({ to: '/security-compliance-on-boarding' }),
    name: 'Security and compliance',
    icon: 'shield',
  },
  { ...linkOptions({ to: '/dev-sec-ops-on-boarding' }), name: 'DevSecOps', icon: 'bug' },
] as const;

export const configLinks = [
  { ...linkOptions({ to: '/config/azure-devops' }), name: 'Azure DevOps', icon: 'azure' },
  { ...linkOptions({ to: '/config/github-actions' }), name: 'GitHub Actions', icon: 'github' },
  { ...linkOptions({ to: '/config/gitlab-ci' }), name: 'GitLab CI', icon: 'gitlab' },
  { ...linkOptions({ to: '/config/jenkins' }), name: 'Jenkins', icon: 'jenkins' },
] as const;

export const bottomLinks = [
  { ...linkOptions({ to: '/documentation' }), name: 'Documentation', icon: 'book' },
  {
    ...linkOptions({ to: '/configuration-dashboard' }),
    name: 'Configuration dashboard',
    icon: 'dashboard',
  },
  { ...linkOptions({ to: '/config/mongodb' }), name: 'MongoDB Manager', icon: 'database' },
  { ...linkOptions({ to: '/support' }), name: 'Support', icon: 'support' },
  { ...linkOptions({ to: '/account' }), name: 'Account', icon: 'account' },
] as const;
