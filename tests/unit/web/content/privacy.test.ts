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
