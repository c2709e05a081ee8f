import { type Recipe, read, write } from './recipe.ts';

export const page: Recipe = {
  name: 'a page, out of search engines',
  async apply(copy) {
    await write(
      copy,
      'web/content/trial.ts',
      `import type { OverviewText } from './placeholders.ts';

export const trial = {
  meta: {
    title: 'A trial page',
    description:
      'A page that is made as the README says, to see whether each of its steps still holds: the file, its words, the route and the address.',
  },
  heading: 'A page for a trial',
  lead: 'One file says which page it is, another one has its words.',
  closing: {
    title: 'After the trial',
    lead: 'The copy is deleted.',
    links: [{ to: '/pricing', label: 'See the prices' }],
  },
} as const satisfies OverviewText;
`,
    );
    const route = await read(copy, 'web/routes/_site/products.tsx');
    await write(
      copy,
      'web/routes/_site/trial.tsx',
      route
        .replaceAll('productsOverview', 'trial')
        .replaceAll('content/placeholders.ts', 'content/trial.ts')
        .replaceAll('ProductsOverview', 'Trial')
        .replace(
          "'/_site/products')({",
          "'/_site/trial')({\n  staticData: { hiddenFrom: 'every-search' },",
        ),
    );
  },
  pages: { '/trial': '<meta name="robots" content="noindex"/>' },
};
