import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { checkRules } from '../../../../web/content/check/rules.ts';
import { companyContact } from '../../../../web/content/company/contact.ts';
import { pricing } from '../../../../web/content/pricing.ts';
import { productIds } from '../../../../web/content/products/ids.ts';
import { searchText } from '../../../../web/content/search.ts';
import { courses } from '../../../../web/content/training/courses.ts';

const documentsIn = (folder: string) =>
  readdirSync(`web/content/${folder}`).filter((name) => name.endsWith('.md'));

const listed = ['blog', 'whitepapers', 'documentation', 'webinars'].flatMap(documentsIn);

const notes: Readonly<Record<string, string>> = Object.fromEntries(
  searchText.suggestions.links.map(({ name, note }) => [name, note]),
);

test('the numbers beside the ways on are those of the pages', () => {
  expect(notes).toEqual({
    Products: `${productIds.length} pages`,
    Pricing: `${pricing.scopes.items.length} factors`,
    'Case Studies': `${caseStudies.length} stories`,
    Documentation: `${documentsIn('documentation').length} chapters`,
    'All resources': `${listed.length} entries`,
    Courses: `${Object.keys(courses).length} courses`,
    'Check a configuration file': `${Object.keys(checkRules).length} rules`,
    Contact: `${companyContact.ways.items.length} reasons to write`,
  });
});
