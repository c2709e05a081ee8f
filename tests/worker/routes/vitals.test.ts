import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { readLog } from '../support/read-log.ts';
import { post, verdictOf } from '../support/send.ts';

const REPORT = {
  route: '/pricing',
  device: 'mobile',
  vitals: [
    { name: 'LCP', value: 812.5, rating: 'good' },
    { name: 'CLS', value: 0, rating: 'good' },
  ],
};
const vital = { name: 'LCP', value: 1, rating: 'good' };

test('a visit is one line of the log where there is no dataset, without the visitor', async () => {
  const logged = readLog();
  const response = await post('vitals', { ...REPORT, user: 'kim' }, '', { ip: '198.51.100.7' });
  expect(response.status).toBe(204);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(logged().map((line) => JSON.parse(line))).toEqual([
    {
      event: 'vitals_reported',
      time: expect.any(String),
      requestId: expect.any(String),
      route: '/pricing',
      device: 'mobile',
      LCP: 812.5,
      CLS: 0,
    },
  ]);
});

test('a visit goes to the dataset where there is one, and not to the log', async () => {
  const logged = readLog();
  const writeDataPoint = vi.fn();
  await post('vitals', REPORT, '', { env: { ...env, VITALS: { writeDataPoint } } });
  const point = (name: string, value: number) => [
    { indexes: ['/pricing'], blobs: ['/pricing', 'mobile', name, 'good'], doubles: [value] },
  ];
  expect(writeDataPoint.mock.calls).toEqual([point('LCP', 812.5), point('CLS', 0)]);
  expect(logged()).toEqual([]);
});

test.each([
  { route: '/none' },
  { route: '/pricing?email=kim@example.com' },
  { route: '__proto__' },
  { route: '/contact\n{"event":"login_succeeded"}' },
  { vitals: Array(21).fill(vital) },
  { vitals: [{ ...vital, value: -1 }] },
  { vitals: [{ ...vital, value: 600_001 }] },
  { vitals: [{ ...vital, rating: 'kim' }] },
  { device: 'Kim’s phone' },
])('a visit with %j is refused', async (change) => {
  const logged = readLog();
  const answer = post('vitals', { ...REPORT, ...change });
  expect(await verdictOf(answer)).toMatch(/^400 invalid_request\b/);
  expect(logged()).toEqual([]);
});

test('the gate counts by network, and refuses with the time to wait', async () => {
  const limit = vi.fn(async () => ({ success: false }));
  const gated = { ...env, VITALS_GATE: { limit } };
  const response = await post('vitals', REPORT, '', { env: gated, ip: '198.51.100.7' });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(limit).toHaveBeenCalledWith({ key: '198.51.100.7' });
});
