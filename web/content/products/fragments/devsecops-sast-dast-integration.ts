import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'diff',
    label: 'A suggested fix in a pull request',
    title: 'orders/search.ts:88 · suggested fix',
    lines: [
      '|function ordersOf(name: string) {',
      '|  return db.query(',
      '|    "select id from orders where " +',
      '-    "name = \'" + name + "\'");',
      '+    "name = $1", [name]);',
      '|}',
    ],
  },
  {
    kind: 'rows',
    label: 'An image with one package that needs a fix',
    title: 'image · orders 7.0',
    rows: [
      { state: 'passed', name: 'SBOM', note: '214 components' },
      { state: 'failed', name: 'openssl 3.5.3', note: 'fixed in 3.5.4' },
      { state: 'passed', name: 'base image', note: 'rebuilt Monday' },
      { state: 'waiting', name: 'signature', note: 'after the fix' },
    ],
  },
  {
    kind: 'rows',
    label: 'A scan of a preview that found another buyer’s order',
    title: 'ZAP · preview 318',
    rows: [
      { state: 'passed', name: 'logged in', note: 'as a buyer' },
      { state: 'passed', name: 'addresses', note: '142 from OpenAPI' },
      { state: 'failed', name: 'GET /orders/17', note: 'another buyer’s order' },
      { state: 'running', name: 'active scan', note: 'at 15:00' },
    ],
  },
  {
    kind: 'rows',
    label: 'A shell in a container, and what followed',
    title: 'falco · checkout-7d9',
    rows: [
      { state: 'passed', name: 'node server.js', note: 'expected' },
      { state: 'failed', name: 'sh, started 03:12', note: 'not expected' },
      { state: 'passed', name: 'pod isolated', note: 'after 20 s' },
      { state: 'running', name: 'incident 88', note: 'on call' },
    ],
  },
  {
    kind: 'rows',
    label: 'A search over the SBOMs of all running images for an affected library',
    title: 'log4j-core · 212 running images',
    rows: [
      { state: 'failed', name: 'billing 4.2', note: '2.14.1' },
      { state: 'running', name: 'reports 1.9', note: 'fix merging' },
      { state: 'passed', name: 'orders 7.0', note: '2.17.1 since 10:40' },
      { state: 'passed', name: '209 others', note: 'not in the SBOM' },
    ],
  },
];
