/** Prices are the owner's; a page without one says how to get it. */
import { beforeEach, expect, test, vi } from 'vitest';

const prices = {
  advisory: 'INR 4,000 an hour',
  copilot: 'INR 900 a month for each person',
  course: 'INR 18,000 a day for one participant',
};

beforeEach(() => void vi.resetModules());

test('the pages name the prices that are set', async () => {
  const { rate, price, fee } = await readPages(prices);
  expect(rate).toMatch(/, you pay INR 4,000 an hour, charged in units of 15 minutes until/);
  expect(price).toMatch(
    /^Edzy costs INR 900 a month for each person\. Your team gets its accounts/,
  );
  expect(fee).toMatch(/^INR 18,000 a day for one participant\. You have it in writing/);
});

test('without them, prices are given on request', async () => {
  const { rate, price, fee } = await readPages({});
  expect(rate).toMatch(/, time is charged in units of 15 minutes until/);
  expect(price).toMatch(/^Your team gets its accounts and its price after a demo/);
  expect(fee).toMatch(/^On request, in INR, for a team or for one participant\. You have/);
});

async function readPages(set: Partial<typeof prices>) {
  const { promises } = await import('../../../../web/content/promises.ts');
  vi.doMock('../../../../web/content/promises.ts', () => ({ promises, prices: set }));
  const { advisory } = await import('../../../../web/content/advisory.ts');
  const { copilot } = await import('../../../../web/content/copilot.ts');
  const { training } = await import('../../../../web/content/training/page.ts');
  return {
    rate: advisory.steps.items.find(({ name }) => name === 'Pay as you go')?.description,
    price: copilot.closing.lead,
    fee: training.terms.items.find(({ name }) => name === 'Fee')?.description,
  };
}
