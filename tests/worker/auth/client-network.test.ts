import { expect, test } from 'vitest';
import { readNetwork } from '../../../worker/http/client.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80:1:2:3::', 'fe80:1:2:3::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['not:an:address', 'unknown'],
  ['', 'unknown'],
])('%j is counted as %s', (address, network) => {
  const others = { 'X-Forwarded-For': '1.1.1.1', 'X-Real-IP': '2.2.2.2', Forwarded: 'for=3.3.3.3' };
  expect(readNetwork(new Headers({ ...others, 'CF-Connecting-IP': address }))).toBe(network);
});
