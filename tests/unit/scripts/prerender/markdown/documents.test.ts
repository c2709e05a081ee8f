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

test('each chapter of a product says what there is on its first Friday', async () => {
  const chapters = (await readDocuments('documentation')).map(({ meta }) => meta);
  const products = chapters.filter((meta) => 'product' in meta && meta.product);
  expect(products).toHaveLength(8);
  expect(products).toEqual(
    products.map(() => expect.objectContaining({ friday: expect.any(String) })),
  );
});
