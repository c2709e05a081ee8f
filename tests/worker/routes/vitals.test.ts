import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFailure, send } from '../support/send.ts';

const REPORT = {
  route: '/pricing',
  device: 'mobile',
  vitals: [
    { name: 'LCP', value: 812.5, rating: 'good' },
    { name: 'CLS', value: 0, rating: 'good' },
  ],
};

const report = (body: unknown, options: Parameters<typeof send>[1] = {}) =>
  send('POST /api/vitals', { body, ...options });

afterEach(() => {
  vi.restoreAllMocks();
});

function readLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => log.mock.calls.map(([line]) => JSON.parse(String(line)));
}

describe('a report of a visit', () => {
  test('is answered with nothing, and nothing is stored of the visitor', async () => {
    const response = await report(REPORT);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is one line of the log where there is no dataset', async () => {
    const lines = readLog();
    await report({ ...REPORT, user: 'kim', vitals: [...REPORT.vitals] }, { ip: '198.51.100.7' });
    expect(lines()).toEqual([
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

  test('goes to the dataset where there is one, and not to the log', async () => {
    const lines = readLog();
    const writeDataPoint = vi.fn();
    await report(REPORT, { env: { ...env, VITALS: { writeDataPoint } } });
    expect(writeDataPoint.mock.calls).toEqual([
      [
        {
          indexes: ['/pricing'],
          blobs: ['/pricing', 'mobile', 'LCP', 'good'],
          doubles: [812.5],
        },
      ],
      [{ indexes: ['/pricing'], blobs: ['/pricing', 'mobile', 'CLS', 'good'], doubles: [0] }],
    ]);
    expect(lines()).toEqual([]);
  });

  test.each([
    '',
    '/none',
    '/pricing?email=kim@example.com',
    '/*',
    '//evil.example',
    '/company/',
    '__proto__',
    '/contact\n{"event":"login_succeeded"}',
  ])('is refused about what is no page: %j', async (route) => {
    const lines = readLog();
    const response = await report({ ...REPORT, route });
    expect(response.status).toBe(400);
    expect((await readFailure(response)).field).toBe('route');
    expect(lines()).toEqual([]);
  });

  test.each([
    ['no figures', { vitals: [] }],
    ['too many figures', { vitals: Array(21).fill(REPORT.vitals[0]) }],
    ['a figure of no such name', { vitals: [{ name: 'FID', value: 1, rating: 'good' }] }],
    ['a figure below nothing', { vitals: [{ name: 'LCP', value: -1, rating: 'good' }] }],
    ['a figure beyond ten minutes', { vitals: [{ name: 'LCP', value: 600_001, rating: 'good' }] }],
    ['a rating of its own', { vitals: [{ name: 'LCP', value: 1, rating: 'kim' }] }],
    ['a device of its own', { device: 'Kim’s phone' }],
  ])('is refused with %s', async (_name, change) => {
    const response = await report({ ...REPORT, ...change });
    expect(response.status).toBe(400);
    expect((await readFailure(response)).code).toBe('invalid_request');
  });
});

describe('the gate', () => {
  const withGate = (limit: RateLimit['limit']) => ({ env: { ...env, VITALS_GATE: { limit } } });

  test('counts by network, and refuses with the time to wait', async () => {
    const limit = vi.fn(async () => ({ success: false }));
    const response = await report(REPORT, { ...withGate(limit), ip: '198.51.100.7' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(limit).toHaveBeenCalledWith({ key: '198.51.100.7' });
  });
});
