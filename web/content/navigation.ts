import { linkOptions } from '@tanstack/react-router';
import { settings } from './site.ts';

/** Top-level links of the header, apart from the products. */
export const navigation = {
  pricing: { ...linkOptions({ to: '/pricing' }), name: 'Pricing' },
  caseStudies: { ...linkOptions({ to: '/OneGoCaseStudies' }), name: 'Case Studies' },
  contact: { ...linkOptions({ to: '/Contact' }), name: 'Contact' },
  copilot: { ...linkOptions({ to: '/edzy' }), name: 'Edzy copilot' },
  advisory: { ...linkOptions({ to: '/EzyAssist' }), name: 'EzyAssist' },
  login: { ...linkOptions({ to: '/login' }), name: 'Login' },
  /** Takes the place of Login in a browser with a session. */
  workspace: { ...linkOptions({ to: '/devops-on-boarding' }), name: 'Workspace' },
  bookDemo: { ...linkOptions({ to: '/book-demo' }), name: 'BOOK A DEMO' },
  search: { ...linkOptions({ to: '/search' }), name: 'Search' },
};

/** Where the courses are described. */
export const coursesLink = {
  ...linkOptions({ to: '/training' }),
  label: 'See the courses',
};

/** The main menu and its dropdowns. */
export const menu = {
  toggle: 'Menu',
  label: 'Main',
  products: {
    label: 'Products',
    more: { ...linkOptions({ to: '/contact' }), label: 'Contact Sales' },
    also: { ...linkOptions({ to: '/check' }), label: 'Check a file' },
  },
  resources: {
    label: 'Resources',
    more: { ...linkOptions({ to: '/resources/all' }), label: 'Browse All Resources' },
    also: { ...linkOptions({ to: '/training' }), label: 'Courses' },
  },
  company: {
    label: 'Company',
    more: { ...linkOptions({ to: '/company/contact' }), label: 'Contact Us' },
  },
};

/** Texts shared by all page layouts. */
export const frame = {
  skip: 'Skip to content',
  /** Read after the wordmark by screen readers, to name the link's target. */
  home: 'home',
  cookies: 'Cookie Settings',
};

export const footer = {
  lead: 'CI/CD, Kubernetes and monitoring in one go, and a team that can run them.',
  legal: [
    { ...linkOptions({ to: '/Termsofservice' }), name: 'Terms of Service' },
    { ...linkOptions({ to: '/PrivacyPolicy' }), name: 'Privacy Policy' },
    { ...linkOptions({ to: '/accessibility' }), name: 'Accessibility' },
  ],
  mail: 'Contact',
  /** What else a visitor comes for. */
  services: {
    title: 'Services',
    links: [
      { ...linkOptions({ to: '/training' }), name: 'Training' },
      { ...linkOptions({ to: '/pricing' }), name: 'Pricing' },
      { ...linkOptions({ to: '/OneGoCaseStudies' }), name: 'Case Studies' },
      { ...linkOptions({ to: '/edzy' }), name: 'Edzy copilot' },
      { ...linkOptions({ to: '/EzyAssist' }), name: 'EzyAssist' },
      { ...linkOptions({ to: '/check' }), name: 'File check' },
      { ...linkOptions({ to: '/support' }), name: 'Support' },
      { ...linkOptions({ to: '/security' }), name: 'Security' },
    ],
  },
};

export const themeSwitch = {
  legend: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

/** Shown when a link is followed without a connection. */
export const offline = {
  message: 'You are offline. The page opens when the connection is back.',
  stay: 'Stay here',
};

/** Error screen for a page that failed to load or to render. */
export const loadError = {
  heading: 'This page did not load',
  lead: 'Part of it did not load. If you are offline, it reloads when the connection is back. Otherwise, load it again.',
  goOn: 'Go on with what you typed',
  reload: 'Load again',
  home: 'Home page',
};

export const resourceLinks = [
  { ...linkOptions({ to: '/blog' }), name: 'Blog', line: 'Notes from delivery work' },
  {
    ...linkOptions({ to: '/whitepapers' }),
    name: 'Whitepapers',
    line: 'Papers to read or print',
  },
  {
    ...linkOptions({ to: '/documentation' }),
    name: 'Documentation',
    line: 'How to start with each product',
  },
  { ...linkOptions({ to: '/webinars' }), name: 'Webinars', line: 'Sessions, with notes' },
] as const;

export const companyLinks = [
  { ...linkOptions({ to: '/about' }), name: 'About', line: 'Who we are and how we work' },
  {
    ...linkOptions({ to: '/careers' }),
    name: 'Careers',
    line: `Working at ${settings.shortBrand}`,
  },
  { ...linkOptions({ to: '/news' }), name: 'News', line: 'Releases and announcements' },
  { ...linkOptions({ to: '/partners' }), name: 'Partners', line: 'Who we build with' },
] as const;
