import { expect, test } from 'vitest';
import { listPageFiles } from '../../../../../scripts/prerender/pages/scripts.ts';

const manifest = {
  'client.tsx': { file: 'assets/client.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_intro.js': { file: 'assets/intro.js', imports: ['_shared.js'] },
  'routes/_site/pricing.tsx?tsr-split=component': {
    file: 'assets/pricing.js',
    imports: ['_intro.js', '_shared.js'],
  },
  'routes/_site/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
  },
  'routes/_site/blog/$slug.tsx?tsr-split=component---loader': {
    file: 'assets/article.js',
  },
};

test('the files of a page are those of the entry and of its routes, each once, imports first', () => {
  expect(listPageFiles(manifest, ['__root__', '/_site', '/_site/pricing'])).toEqual({
    app: '/assets/client.js',
    scripts: ['/assets/shared.js', '/assets/intro.js', '/assets/pricing.js'],
  });
});

test('the files of an index route are found by its folder', () => {
  const { scripts } = listPageFiles(manifest, ['__root__', '/_site', '/_site/']);
  expect(scripts).toEqual(['/assets/shared.js', '/assets/home.js']);
});

test('the files of a route whose loader travels with its component are found', () => {
  const { scripts } = listPageFiles(manifest, ['__root__', '/_site', '/_site/blog/$slug']);
  expect(scripts).toEqual(['/assets/shared.js', '/assets/article.js']);
});

test('an import that the manifest does not know is an error that names it', () => {
  const broken = { 'client.tsx': { file: 'assets/client.js', imports: ['_gone.js'] } };
  expect(() => listPageFiles(broken, [])).toThrow('_gone.js');
});
