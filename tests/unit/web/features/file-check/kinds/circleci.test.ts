import { expect, test } from 'vitest';
import { checkText } from '../check.ts';

const jobOn = (executor: string) =>
  `version: 2.1\nexecutors:\n  node:\n    docker: [{ image: "cimg/node:22.21.0" }]\njobs:\n  a:\n    executor: ${executor}\n    steps: [checkout]\n`;

test('an executor is known by its name, whatever parameters it gets', async () => {
  expect(await checkText('circleci', jobOn('{ name: node, tag: "22.1" }'))).toEqual([]);
  expect(await checkText('circleci', jobOn('{ name: nodes, tag: "22.1" }'))).toMatchObject([
    { rule: 'unknown-executor', line: 7 },
  ]);
});
