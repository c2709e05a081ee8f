import { expect, test } from 'vitest';
import { partners } from '../../../../web/content/company/partners.ts';
import { companyOverview } from '../../../../web/content/placeholders.ts';

test('the overview of the company counts its tools', () => {
  expect(companyOverview.figures['/partners'].value).toBe(
    String(partners.tools.groups.flatMap(({ items }) => [...items]).length),
  );
});
