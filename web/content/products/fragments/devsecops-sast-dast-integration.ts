import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'diff',
    label: 'A suggested fix in a pull request',
    title: 'orders/search.ts:88 · suggested fix',
    lines: [
      '|return db.query(',
      '|  "select id from orders where " +',
      '-  "name = \'" + name + "\'");',
      '+  "name = $1", [name]);',
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
];
