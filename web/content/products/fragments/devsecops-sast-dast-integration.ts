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
    label: 'A push with a secret, refused before it left the laptop',
    title: 'push refused · feature/mail',
    rows: [
      { state: 'failed', name: 'config/mail.yaml:12', note: 'API key' },
      { state: 'passed', name: 'key revoked', note: 'after 40 s' },
      { state: 'passed', name: 'new key in the vault', note: 'mail/prod' },
      { state: 'passed', name: 'pushed again', note: 'nothing found' },
    ],
  },
  {
    section: 'use-cases',
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
