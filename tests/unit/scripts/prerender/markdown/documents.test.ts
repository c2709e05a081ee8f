import { expect, test } from 'vitest';
import { findRelated, readDocuments } from '../../../../../scripts/prerender/markdown/documents.ts';

test('a related document is found with its title', async () => {
  expect(await findRelated(['documentation/faq'], 'some/file.md', readDocuments)).toEqual([
    { folder: 'documentation', slug: 'faq', title: 'Frequently asked questions' },
  ]);
});

test('one that does not exist is a mistake in the document that names it', async () => {
  const related = findRelated(['blog/no-such-article'], 'some/file.md', readDocuments);
  await expect(related).rejects.toThrow(
    'some/file.md: "related" names blog/no-such-article, which does not exist.',
  );
});
