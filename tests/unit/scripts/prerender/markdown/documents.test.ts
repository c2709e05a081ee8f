import { expect, test } from 'vitest';
import { readRelated } from '../../../../../scripts/prerender/markdown/documents.ts';

test('a related document is found with its title', async () => {
  expect(await readRelated(['documentation/faq'], 'some/file.md')).toEqual([
    { folder: 'documentation', slug: 'faq', title: 'Frequently asked questions' },
  ]);
});

test('one that does not exist is a mistake in the document that names it', async () => {
  await expect(async () => readRelated(['blog/no-such-article'], 'some/file.md')).rejects.toThrow(
    'some/file.md: "related" names blog/no-such-article, which does not exist.',
  );
});
