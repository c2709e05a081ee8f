import { describe, expect, test } from 'vitest';
import { resolvePath } from '../../../worker/http/paths.ts';
import { pages } from '../../../worker/site.gen.ts';

const table = { '/': '/', '/a': '/a', '/B': '/a', '/x/Y': '/x/Y' };

describe('a path that the asset server did not find', () => {
  test.each([
    ['/A', { kind: 'page', path: '/a', canonicalPath: '/a' }],
    ['/B', { kind: 'page', path: '/B', canonicalPath: '/a' }],
    ['/b', { kind: 'page', path: '/B', canonicalPath: '/a' }],
    ['/X/y', { kind: 'page', path: '/x/Y', canonicalPath: '/x/Y' }],
    ['/%41', { kind: 'page', path: '/a', canonicalPath: '/a' }],
    ['/A/', { kind: 'same-page-elsewhere', path: '/a' }],
    ['//x//y//', { kind: 'same-page-elsewhere', path: '/x/Y' }],
    ['/c', { kind: 'unknown-page' }],
    ['/x', { kind: 'unknown-page' }],
    ['/a%2f', { kind: 'unknown-page' }],
    ['/a%00', { kind: 'unknown-page' }],
    ['/hasOwnProperty', { kind: 'unknown-page' }],
    ['/c.js', { kind: 'missing-file' }],
    ['/assets/c', { kind: 'missing-file' }],
  ])('%s means %j', (path, meaning) => {
    expect(resolvePath(path, table)).toEqual(meaning);
  });
});

test('a lower-case page takes every spelling that is not exactly another page', () => {
  for (const table of [
    { '/contact': '/contact', '/Contact': '/company/contact' },
    { '/Contact': '/company/contact', '/contact': '/contact' },
  ]) {
    expect(resolvePath('/CONTACT', table)).toMatchObject({ path: '/contact' });
    expect(resolvePath('/Contact', table)).toMatchObject({ path: '/Contact' });
  }
});

test('every page of the table is reachable in capitals', () => {
  for (const path of Object.keys(pages)) {
    expect(resolvePath(path.toUpperCase(), pages).kind).toBe('page');
  }
});
