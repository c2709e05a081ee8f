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
    links: [
      { ...linkOptions({ to: '/products' }), name: 'Products' },
      navigation.pricing,
      navigation.caseStudies,
      { ...linkOptions({ to: '/documentation' }), name: 'Documentation' },
      { ...linkOptions({ to: '/resources/all' }), name: 'All resources' },
      { ...linkOptions({ to: '/training' }), name: 'Courses' },
      { ...linkOptions({ to: '/check' }), name: 'Check a configuration file' },
      navigation.contact,
    ],
  },
};
