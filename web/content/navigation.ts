import { linkOptions } from '@tanstack/react-router';

/** Where the shared frame leads, apart from the products. */
export const navigation = {
  pricing: linkOptions({ to: '/pricing' }),
  caseStudies: linkOptions({ to: '/OneGoCaseStudies' }),
  contact: linkOptions({ to: '/Contact' }),
  copilot: linkOptions({ to: '/edzy' }),
  advisory: linkOptions({ to: '/EzyAssist' }),
  login: linkOptions({ to: '/login' }),
  bookDemo: linkOptions({ to: '/book-demo' }),
};

export const resourceLinks = [
  { ...linkOptions({ to: '/blog' }), name: 'Blog', line: 'Notes from delivery work' },
  {
    ...linkOptions({ to: '/whitepapers' }),
    name: 'Whitepapers',
    line: 'Longer arguments, with numbers',
  },
  {
    ...linkOptions({ to: '/documentation' }),
    name: 'Documentation',
    line: 'Start with each offering',
  },
  { ...linkOptions({ to: '/webinars' }), name: 'Webinars', line: 'Live sessions and recordings' },
] as const;

export const companyLinks = [
  { ...linkOptions({ to: '/about' }), name: 'About', line: 'Who we are and how we work' },
  { ...linkOptions({ to: '/careers' }), name: 'Careers', line: 'Working at OneGo' },
  { ...linkOptions({ to: '/news' }), name: 'News', line: 'Releases and announcements' },
  { ...linkOptions({ to: '/partners' }), name: 'Partners', line: 'Who we build with' },
] as const;
