import { expect, test } from 'vitest';
import { requireSameOrigin } from '../../../worker/http/same-origin.ts';

const SITE = 'https://www.onego.example';

const check = (headers: Record<string, string>, path = '/api/login', method = 'POST') => {
  requireSameOrigin(new Request(SITE + path, { method, headers }));
};

test.each([
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: SITE },
  { Origin: SITE },
])('%j is this site', (headers) => {
  expect(() => check(headers)).not.toThrow();
});

test.each([
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'Same-Origin' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: SITE },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'http://www.onego.example' },
  { Origin: 'https://www.onego.example:8443' },
  { Origin: 'https://www.onego.example.evil.com' },
  { Origin: 'https://onego.example' },
  { Referer: `${SITE}/login` },
])('%j is not this site', (headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
    expect(() => check(headers, '/api/login', method)).toThrow(
      expect.objectContaining({ status: 403, code: 'cross_origin' }),
    );
  }
  expect(() => check(headers, '/api/oauth/callback/google', 'GET')).not.toThrow();
});

test('a report may come from anywhere, and nothing else that is posted', () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect(() => check(headers, '/api/reports?a=b')).not.toThrow();
  for (const path of ['/api/reports/', '/api/reports/x', '/API/reports', '/api/vitals']) {
    expect(() => check(headers, path)).toThrow();
  }
});
