import { expect, test } from 'vitest';
import { factsFile } from '../../../../scripts/build/facts.ts';
import { readSettings } from '../../../../scripts/settings.ts';
import { advisory } from '../../../../web/content/advisory.ts';
import { copilot } from '../../../../web/content/copilot.ts';
import { heroSlides } from '../../../../web/content/home.ts';
import { productIds } from '../../../../web/content/products/ids.ts';
import { productSummaries } from '../../../../web/content/products/summaries.ts';
import { productTeasers } from '../../../../web/content/products/teasers.ts';
import { promises } from '../../../../web/content/promises.ts';
import { courses } from '../../../../web/content/training/courses.ts';

const content = { advisory, copilot, courses, heroSlides, productSummaries, productTeasers };

function readFacts(env: Record<string, string>) {
  return JSON.parse(factsFile({ ...content, settings: readSettings(env) }));
}

test('the facts say what is offered, to whom, on which terms, and by whom', () => {
  const facts = readFacts({
    ONEGO_ORIGIN: 'https://acme.test',
    ONEGO_BRAND: 'Acme',
    ONEGO_LEGAL_ENTITY: 'Acme GmbH',
    ONEGO_ADDRESS: 'Hauptstraße 1, 10115 Berlin',
    ONEGO_CONTACT_EMAIL: 'hello@acme.test',
  });
  expect(facts).toMatchObject({
    name: 'Acme',
    legalEntity: 'Acme GmbH',
    address: 'Hauptstraße 1, 10115 Berlin',
    url: 'https://acme.test/',
    contact: { email: 'hello@acme.test', page: 'https://acme.test/company/contact' },
    terms: {
      termsOfService: 'https://acme.test/Termsofservice',
      promises: { refundPeriod: promises.refundPeriod, reply: promises.reply },
    },
  });
  expect(facts.summary).toMatch(/^For engineering/);
  expect(Object.keys(facts.terms.promises)).toEqual(Object.keys(promises));
  expect(facts.products.map(({ url }: { url: string }) => url)).toEqual(
    productIds.map((id) => `https://acme.test/${id}`),
  );
  expect(facts.courses).toHaveLength(productIds.length);
  expect(facts.courses[0]).toMatchObject({
    audience: expect.any(String),
    days: courses['ci-cd-pipeline-automation'].days.length,
    url: 'https://acme.test/training#ci-cd-pipeline-automation',
  });
  expect(facts.services).toMatchObject([{}, { name: copilot.meta.title }]);
});

test('the facts leave out an address and prices that are not set', () => {
  const facts = readFacts({});
  expect(facts).not.toHaveProperty('address');
  expect(JSON.stringify(facts)).not.toContain('"price"');
});
