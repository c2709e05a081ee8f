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
    /** Without counts, which each new page would make false. */
    links: [
      { ...linkOptions({ to: '/products' }), name: 'Products', note: 'one page for each' },
      { ...navigation.pricing, note: 'what decides the price' },
      { ...navigation.caseStudies, note: 'examples, told in full' },
      {
        ...linkOptions({ to: '/documentation' }),
        name: 'Documentation',
        note: 'guides for each part',
      },
      {
        ...linkOptions({ to: '/resources/all' }),
        name: 'All resources',
        note: 'on one page',
      },
      { ...linkOptions({ to: '/training' }), name: 'Courses', note: 'contents, plan and exercise' },
      {
        ...linkOptions({ to: '/check' }),
        name: 'Check a configuration file',
        note: 'no upload',
      },
      { ...navigation.contact, note: 'questions, by topic' },
    ],
  },
};
