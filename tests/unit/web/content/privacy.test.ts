import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { LeadField } from '../../../../worker/contract/leads.ts';

/** The privacy policy's wording for each field of a message form. */
const WORDS: Readonly<Record<LeadField, string>> = {
  name: 'your name',
  email: 'your address',
  topic: 'a topic',
  message: 'your words',
};

test('the privacy policy names everything that a message form takes', async () => {
  const policy = await readFile('web/content/legal/privacy.md', 'utf8');
  const paragraph = policy.split('\n').find((line) => line.startsWith('A message form'));
  for (const words of Object.values(WORDS)) expect(paragraph).toContain(words);
});

/** The keys of the router. */
const LIBRARIES = [
  'router-core/dist/esm/scroll-restoration',
  'react-router/dist/esm/lazyRouteComponent',
];

test('the privacy policy names every entry that the site or its router keeps in the browser', async () => {
  const sources = await Promise.all(
    [
      'web/lib/storage-keys.ts',
      ...LIBRARIES.map((file) => `node_modules/@tanstack/${file}.js`),
    ].map((file) => readFile(file, 'utf8')),
  );
  const keys = sources.flatMap((source) => [
    ...source.matchAll(/const (?:storageKey|\w+_(?:KEY|PREFIX)) = ["'`]([^"'`$]+)/g),
  ]);
  expect(keys.length).toBeGreaterThan(10);
  const policy = await readFile('web/content/legal/privacy.md', 'utf8');
  const [, section = ''] = policy.split('## 5. Storage in your browser');
  for (const [, key] of keys) expect(section).toContain(`| \`${key}`);
});
