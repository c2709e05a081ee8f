import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { linkedFolders } from '../../../../web/content/document.ts';
import { listSections } from '../../../../web/pages/copy-buttons.ts';

test('a section ends at the next second-level heading', () => {
  const markdown = '# Title\n\nIntro\n\n## One\n\n### Below\n\nText\n\n## Two\n\nEnd\n';
  expect(listSections(markdown)).toEqual(['## One\n\n### Below\n\nText\n\n', '## Two\n\nEnd\n']);
});

test('a page without headings has no sections', () => {
  expect(listSections('# Title\n\nText\n')).toEqual([]);
});

test.each(linkedFolders)('no line of code in %s looks like a heading', async (folder) => {
  for (const name of await readdir(`web/content/${folder}`)) {
    if (!name.endsWith('.md')) continue;
    const text = await readFile(`web/content/${folder}/${name}`, 'utf8');
    const blocks = text.split(/^```/m).filter((_, index) => index % 2 === 1);
    expect(
      blocks.filter((block) => /^## /m.test(block)),
      name,
    ).toEqual([]);
  }
});
