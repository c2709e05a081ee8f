import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partners } from '../../../../web/content/company/partners.ts';
import { companyOverview, resourcesOverview } from '../../../../web/content/placeholders.ts';

const countIn = (folder: string) =>
  String(readdirSync(`web/content/${folder}`).filter((name) => name.endsWith('.md')).length);

test.each(['blog', 'whitepapers', 'documentation', 'webinars'] as const)(
  'the overview counts what is in %s',
  (folder) => {
    expect(resourcesOverview.figures[`/${folder}`].value).toBe(countIn(folder));
  },
);

test('the overview of the company counts its news and tools', () => {
  const { figures } = companyOverview;
  expect(figures['/news'].value).toBe(countIn('news'));
  expect(figures['/partners'].value).toBe(
    String(partners.tools.groups.flatMap(({ items }) => [...items]).length),
  );
});
