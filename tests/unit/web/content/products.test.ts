import { describe, expect, test } from 'vitest';
import { productIds } from '../../../../web/content/products/ids.ts';
import { productSummaries } from '../../../../web/content/products/summaries.ts';
import { courses } from '../../../../web/content/training/courses.ts';
import { products } from './products.ts';

test('there is one file for each product id, and a summary that leads to its page', () => {
  expect([...products.keys()].sort()).toEqual([...productIds].sort());
  for (const id of productIds) expect(productSummaries[id].to).toBe(`/${id}`);
});

test('no two products share a name or a line in the menu, and both fit it', () => {
  const summaries = productIds.map((id) => productSummaries[id]);
  expect(new Set(summaries.map(({ name }) => name)).size).toBe(productIds.length);
  expect(new Set(summaries.map(({ line }) => line)).size).toBe(productIds.length);
  for (const { name, line } of summaries) {
    expect(name.length, name).toBeLessThanOrEqual(40);
    expect(line.length, line).toBeLessThanOrEqual(50);
    expect(line).not.toMatch(/[.!]$/);
  }
});

describe.each([...products])('%s', (_, product) => {
  const features = product.flow.stages.flatMap(({ features }) => features);

  test('has an icon of its own for each feature, and an address for each section', () => {
    expect(new Set(features.map(({ icon }) => icon)).size).toBe(features.length);
    const ids = product.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has texts that fit their places', () => {
    for (const { detail } of product.flow.stages) expect(detail.length).toBeLessThanOrEqual(60);
    for (const { description } of features) {
      expect(description.length, description).toBeLessThanOrEqual(140);
    }
    for (const section of product.sections) {
      if (section.kind === 'groups' || section.kind === 'changes') continue;
      for (const { description } of section.items) {
        expect(description.length, description).toBeLessThanOrEqual(140);
      }
    }
    for (const { text } of product.testimonials.items) {
      expect(text.length, text).toBeLessThanOrEqual(220);
    }
  });
});

test('every product has a course, which promises no exam or certificate of a vendor', () => {
  expect(Object.keys(courses)).toEqual([...productIds]);
  expect(JSON.stringify(courses)).not.toMatch(/\b(?:CKA|CKAD|CKS|certified|certification)\b/i);
});
