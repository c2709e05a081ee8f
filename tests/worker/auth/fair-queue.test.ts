import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, type Place } from '../../../worker/auth/fair-queue.ts';

interface Waiter extends Place {
  readonly name: string;
}

/** `b/1` is account 1 of network b, `2001:db8:0:1::,64/1` one of a /64. */
function place(name: string): Waiter {
  const [network = '', account = ''] = name.split('/');
  return { network: network.replace(',', '/'), account, name };
}

function serveAll(queue: ReturnType<typeof createFairQueue<Waiter>>, atMost = Infinity): Waiter[] {
  const served: Waiter[] = [];
  for (let next = queue.first(); next && served.length < atMost; next = queue.first()) {
    queue.serve(next);
    served.push(next);
  }
  return served;
}

const subnet = (last: string) => `2001:db8:0:${last}::,64/1`;

test.each([
  ['networks', 'a/1 a/1 a/1 b/1 c/1 c/1', 'a/1 b/1 c/1 a/1 c/1 a/1'],
  ['the accounts of a network', 'a/1 a/1 a/1 a/2 a/3 a/3', 'a/1 a/2 a/3 a/1 a/3 a/1'],
  [
    'the /64s of a /56, and the /56s of a /48,',
    `${['1', '2', '3', '100', '101'].map(subnet).join(' ')} b/1 b/1`,
    `${subnet('1')} b/1 ${subnet('100')} b/1 ${['2', '101', '3'].map(subnet).join(' ')}`,
  ],
])('%s are served in rotation, however much each has waiting', (_case, joining, order) => {
  const queue = createFairQueue<Waiter>();
  for (const name of joining.split(' ')) queue.join(place(name));
  expect(
    serveAll(queue)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
});

test('browsers that their accounts know have every second turn', () => {
  const queue = createFairQueue<Waiter>();
  for (const name of ['a', 'b', 'c']) queue.join({ network: name, account: '1', name });
  queue.join({ network: 'a', account: '2', name: 'known', isKnown: true });
  expect(serveAll(queue).map(({ name }) => name)).toEqual(['a', 'known', 'b', 'c']);
});

test('one account is served in order of arrival, except who leaves, and whoever joins twice once', () => {
  const queue = createFairQueue<Waiter>();
  const [first, leaves, last] = [place('a/1'), place('a/1'), place('a/1')];
  for (const waiter of [first, leaves, last, first]) queue.join(waiter);
  queue.leave(leaves);
  queue.leave(place('nobody/1'));
  const served = serveAll(queue);
  expect(served).toHaveLength(2);
  expect(served[0]).toBe(first);
  expect(served[1]).toBe(last);
});

test('the number of turns is the one that it takes', () => {
  const subnets = ['1:2:3:4::,64/1', '1:2:3:5::,64/1', '1:2:3:104::,64/2'];
  const name = fc.constantFrom('a/1', 'a/2', 'b/1', 'c/1', ...subnets);
  const names = fc.array(name, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(names, fc.nat(10), (joining, servedBefore) => {
      const queue = createFairQueue<Waiter>();
      const waiters = joining.map(place);
      for (const waiter of waiters) queue.join(waiter);
      const gone = new Set(serveAll(queue, servedBefore));
      const rest = waiters.filter((waiter) => !gone.has(waiter));
      const expected = new Map(rest.map((waiter) => [waiter, queue.countTurns(waiter)]));
      serveAll(queue).forEach((waiter, index) => {
        expect(expected.get(waiter)).toBe(index + 1);
      });
    }),
  );
});
