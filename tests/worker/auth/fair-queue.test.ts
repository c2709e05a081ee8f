import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, type Place } from '../../../worker/auth/fair-queue.ts';

interface Waiter extends Place {
  readonly name: string;
}

test('networks are served in rotation, however much each has waiting', () => {
  expect(orderOf(['a/1 a/1 a/1', 'b/1', 'c/1 c/1'])).toBe('a/1 b/1 c/1 a/1 c/1 a/1');
});

test('the accounts of a network are served in rotation', () => {
  expect(orderOf(['a/1 a/1 a/1', 'a/2', 'a/3 a/3'])).toBe('a/1 a/2 a/3 a/1 a/3 a/1');
});

test('the /64s of a /56 share its turns, and the /56s of a /48 share those', () => {
  const queue = createFairQueue<Waiter>();
  const nets = ['1', '2', '3', '100', '101'].map((last) => `2001:db8:0:${last}::/64`);
  for (const network of [...nets, 'b', 'b']) queue.join({ network, account: '1', name: network });
  const order = serveAll(queue).map(({ name }) => name.replace('2001:db8:0:', ''));
  expect(order).toEqual(['1::/64', 'b', '100::/64', 'b', '2::/64', '101::/64', '3::/64']);
});

test('browsers that their accounts know have every second turn', () => {
  const queue = createFairQueue<Waiter>();
  for (const name of ['a', 'b', 'c']) queue.join({ network: name, account: '1', name });
  queue.join({ network: 'a', account: '2', name: 'known', isKnown: true });
  expect(serveAll(queue).map(({ name }) => name)).toEqual(['a', 'known', 'b', 'c']);
});

test('one account is served in order of arrival', () => {
  const queue = createFairQueue<Waiter>();
  for (const name of ['first', 'second', 'third']) {
    queue.join({ network: 'a', account: '1', name });
  }
  expect(serveAll(queue).map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});

test('who comes back after a turn waits behind those who were there', () => {
  const queue = createFairQueue<Waiter>();
  queue.join(place('a/1'));
  queue.join(place('b/1'));
  for (let turn = 0; turn < 4; turn++) {
    const served = queue.first();
    if (served === undefined) throw new Error('Nobody waits.');
    expect(served.network).toBe(turn % 2 === 0 ? 'a' : 'b');
    queue.serve(served);
    queue.join({ ...served });
  }
});

test('who leaves is not served, and whoever joins twice is served once', () => {
  const queue = createFairQueue<Waiter>();
  const [stays, leaves] = [place('a/1'), place('a/1')];
  for (const waiter of [leaves, stays, stays]) queue.join(waiter);
  queue.leave(leaves);
  queue.leave(place('nobody/1'));
  expect(serveAll(queue)).toEqual([stays]);
  expect(queue.first()).toBeUndefined();
});

test('the number of turns is the one that it takes', () => {
  const places = fc.array(
    fc.constantFrom(
      'a/1',
      'a/2',
      'b/1',
      'c/1',
      '1:2:3:4::,64/1',
      '1:2:3:5::,64/1',
      '1:2:3:104::,64/2',
    ),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(places, fc.nat(10), (names, servedBefore) => {
      const queue = createFairQueue<Waiter>();
      const waiters = names.map(place);
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

/** Joins all places in order and returns the order in which they are served. */
function orderOf(groups: readonly string[]): string {
  const queue = createFairQueue<Waiter>();
  for (const name of groups.flatMap((group) => group.split(' '))) queue.join(place(name));
  return serveAll(queue)
    .map(({ name }) => name)
    .join(' ');
}

function serveAll(queue: ReturnType<typeof createFairQueue<Waiter>>, atMost = Infinity): Waiter[] {
  const served: Waiter[] = [];
  for (let next = queue.first(); next && served.length < atMost; next = queue.first()) {
    queue.serve(next);
    served.push(next);
  }
  return served;
}

function place(name: string): Waiter {
  const [network = '', account = ''] = name.split('/');
  return { network: network.replace(',', '/'), account, name };
}
