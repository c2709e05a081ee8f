import { expect, test } from 'vitest';
import { requireSameOrigin } from '../../../worker/http/same-origin.ts';

const SITE = 'https://www.onego.example';

test.each([
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: SITE },
  { Origin: SITE },
])('%j is this site', (headers) => {
  expect(() => requireSameOrigin(post(headers))).not.toThrow();
});

test.each([
  {},
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': '' },
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
  expect(() => requireSameOrigin(post(headers))).toThrow(
    expect.objectContaining({ status: 403, code: 'cross_origin' }),
  );
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s needs this site', (method) => {
  const request = new Request(`${SITE}/api/login`, { method });
  expect(() => requireSameOrigin(request)).toThrow(expect.objectContaining({ status: 403 }));
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and may come from anywhere', (method) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://accounts.example' };
  const request = new Request(`${SITE}/api/oauth/callback/google`, { method, headers });
  expect(() => requireSameOrigin(request)).not.toThrow();
});

test.each([{}, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])(
  'a report may come with %j, and nothing else that is posted',
  (headers) => {
    const posted = (path: string) => new Request(SITE + path, { method: 'POST', headers });
    expect(() => requireSameOrigin(posted('/api/reports?a=b'))).not.toThrow();
    for (const path of ['/api/reports/', '/api/reports/x', '/API/reports', '/api/vitals']) {
      expect(() => requireSameOrigin(posted(path))).toThrow(
        expect.objectContaining({ code: 'cross_origin' }),
      );
    }
  },
);

function post(headers: Record<string, string>): Request {
  return new Request(`${SITE}/api/login`, { method: 'POST', headers });
}
