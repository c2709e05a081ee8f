import { expect, test } from 'vitest';
import { resolvePath } from '../../../worker/http/paths.ts';

const TABLE = {
  '/': '/',
  '/a': '/a',
  '/B': '/a',
  '/x/Y': '/x/Y',
  '/contact': '/contact',
  '/Contact': '/company/contact',
};

test.each([
  ['/A', { kind: 'page', path: '/a', canonicalPath: '/a' }],
  ['/B', { kind: 'page', path: '/B', canonicalPath: '/a' }],
  ['/X/y', { kind: 'page', path: '/x/Y', canonicalPath: '/x/Y' }],
  ['/%41', { kind: 'page', path: '/a', canonicalPath: '/a' }],
  ['/CONTACT', { kind: 'page', path: '/contact', canonicalPath: '/contact' }],
  ['/Contact', { kind: 'page', path: '/Contact', canonicalPath: '/company/contact' }],
  ['/A/', { kind: 'same-page-elsewhere', path: '/a' }],
  ['//x//y//', { kind: 'same-page-elsewhere', path: '/x/Y' }],
  ['/Contact/', { kind: 'same-page-elsewhere', path: '/Contact' }],
  ['//', { kind: 'same-page-elsewhere', path: '/' }],
  ['/c', { kind: 'unknown-page' }],
  ['/a%2f', { kind: 'unknown-page' }],
  ['/a%00', { kind: 'unknown-page' }],
  ['/%', { kind: 'unknown-page' }],
  ['/%ff', { kind: 'unknown-page' }],
  ['/assets', { kind: 'unknown-page' }],
  ['/apifoo', { kind: 'unknown-page' }],
  ['/__proto__', { kind: 'unknown-page' }],
  ['/c.js', { kind: 'missing-file' }],
  ['/x%2ephp', { kind: 'missing-file' }],
  ['/.git/config', { kind: 'missing-file' }],
  ['/assets/c', { kind: 'missing-file' }],
])('the path %s, which the asset server did not find, means %j', (path, meaning) => {
  expect(resolvePath(path, TABLE)).toEqual(meaning);
});
