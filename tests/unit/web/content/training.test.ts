import { expect, test } from 'vitest';
import { productIds } from '../../../../web/content/products/ids.ts';
import type { Course } from '../../../../web/content/training/course.ts';
import { courses } from '../../../../web/content/training/courses.ts';

const all: readonly Course[] = Object.values(courses);

test('every product has a course', () => {
  expect(Object.keys(courses)).toEqual([...productIds]);
});

test('the courses promise no exam or certificate of a vendor', () => {
  expect(JSON.stringify(all)).not.toMatch(/\b(?:CKA|CKAD|CKS|certified|certification)\b/i);
});
