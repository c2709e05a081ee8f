import { linkOptions } from '@tanstack/react-router';
import { navigation } from './navigation.ts';
import type { PageMeta } from './page.ts';

export const searchText = {
  meta: {
    title: 'Search',
    description:
      'Search the whole site: products, success stories, articles, documentation, courses and the rules of the file check. It forgives a typo.',
  } satisfies PageMeta,
  heading: 'Search',
  lead: 'Products, stories, articles, documentation, courses and the rules of the file check.',
  label: 'Search this site',
  submit: 'Search',
  close: 'Close',
  slashKey: 'The key / opens the search',
  searching: 'Searching…',
  failed: 'The search did not load. Check your connection, then press Search.',
  all: (count: number) => `All ${count} results`,
  suggestions: {
    label: 'Or go to',
    /** With what the search covers of each. */
    links: [
      { ...linkOptions({ to: '/products' }), name: 'Products', note: '8 pages' },
      { ...navigation.pricing, note: '3 factors' },
      { ...navigation.caseStudies, note: '20 stories' },
      { ...linkOptions({ to: '/documentation' }), name: 'Documentation', note: '12 chapters' },
      { ...linkOptions({ to: '/resources/all' }), name: 'All resources', note: '33 entries' },
      { ...linkOptions({ to: '/training' }), name: 'Courses', note: '8 courses' },
      { ...linkOptions({ to: '/check' }), name: 'Check a configuration file', note: '92 rules' },
      { ...navigation.contact, note: '4 reasons to write' },
    ],
  },
};
