import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const [contract, routes] = await Promise.all(
  ['worker/contract/api.ts', 'worker/endpoints.ts'].map((file) => readFile(file, 'utf8')),
);

test('every address of the contract is an endpoint of the Worker, with its method', () => {
  const [reads = '', posts = ''] = contract?.split('export interface ApiPosts') ?? [];
  const addresses = [...listed(reads, 'get'), ...listed(posts, 'post')];
  expect(addresses.length).toBeGreaterThan(30);
  for (const [method, address] of addresses) {
    expect(routes?.replaceAll('(\n    ', '(')).toContain(`  ${method}('${address}',`);
  }
});

function listed(text: string, method: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/^ {2}'(\/[^']+)':/gm)].map(([, address = '']) => [method, address]);
}
