import { expect, test } from 'vitest';
import { productIds } from '../../../../web/content/products/ids.ts';
import type { Course } from '../../../../web/content/training/course.ts';
import { courses } from '../../../../web/content/training/courses.ts';

const all: readonly Course[] = Object.values(courses);

test('every product has a course', () => {
  expect(Object.keys(courses)).toEqual([...productIds]);
});

test('a course has a plan for two to five days and at least four outcomes', () => {
  for (const { title, days, outcomes } of all) {
    expect(days.length, title).toBeGreaterThanOrEqual(2);
    expect(days.length, title).toBeLessThanOrEqual(5);
    expect(outcomes.length, title).toBeGreaterThanOrEqual(4);
  }
});

test('an outcome continues the sentence “After the course you can …”', () => {
  for (const outcome of all.flatMap(({ outcomes }) => outcomes)) {
    expect(outcome).toMatch(/^[a-z].*[^.]$/);
  }
});

test('the courses promise no exam or certificate of a vendor', () => {
  expect(JSON.stringify(all)).not.toMatch(/\b(?:CKA|CKAD|CKS|certified|certification)\b/i);
});
