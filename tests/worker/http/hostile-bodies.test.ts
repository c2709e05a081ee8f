import { expect, test } from 'vitest';
import { readFailure, send } from '../support/send.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => new Uint8Array(values);

/** Each is refused by every path of the API, whatever it is for. */
const HOSTILE_BODIES: readonly (readonly [string, string | Uint8Array])[] = [
  ['white space', ' \n\t'],
  ['a word', 'hello'],
  ['an open brace', '{'],
  ['a closing brace', '}'],
  ['an unquoted key', '{email:"a"}'],
  ['single quotes', "{'email':'a'}"],
  ['a trailing comma', '{"email":"a@b.example",}'],
  ['a comment', '{/* */}'],
  ['two values', '{}{}'],
  ['text after the value', '{"email":"a@b.example","password":"x"} x'],
  ['an array', '[]'],
  ['an array of logins', '[{"email":"a@b.example","password":"x"}]'],
  ['a string', '"email"'],
  ['a number', '42'],
  ['a huge number', `1${'0'.repeat(400)}`],
  ['true', 'true'],
  ['null', 'null'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['undefined', 'undefined'],
  ['a form', 'email=a%40b.example&password=x'],
  ['a multipart form', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['HTML', '<script>alert(1)</script>'],
  ['a template', '{{7*7}}'],
  ['a function', '(function(){return {}})()'],
  ['duplicate keys', '{"email":"a@b.example","email":"c@d.example","password":"x"}'],
  ['duplicate keys in disguise', '{"email":"a","\\u0065mail":"b","password":"x"}'],
  ['a duplicate deep inside', '{"a":[{"b":1,"b":2}]}'],
  ['a null character', '{"email":"a\\u0000@b.example","password":"x"}'],
  ['a null character in a key', '{"em\\u0000ail":"a@b.example"}'],
  ['a raw null byte', utf8('{"email":"a\u0000@b.example"}')],
  ['a raw line break in a string', '{"email":"a\nb"}'],
  ['a lone surrogate', '{"email":"\\ud800","password":"x"}'],
  ['a lone low surrogate', '{"email":"a","password":"\\udfff"}'],
  ['a bad escape', '{"email":"\\x41"}'],
  ['a byte order mark', '\ufeff{}'],
  ['invalid UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d)],
  ['overlong UTF-8', bytes(0x22, 0xc0, 0xaf, 0x22)],
  ['a UTF-8 surrogate', bytes(0x22, 0xed, 0xa0, 0x80, 0x22)],
  ['cut UTF-8', bytes(0x22, 0xe2, 0x82)],
  ['UTF-16', bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ['gzip', bytes(0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00)],
  ['deep arrays', '['.repeat(4000) + ']'.repeat(4000)],
  ['deep objects', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
  ['open arrays', '['.repeat(8000)],
  ['a body over the limit', JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(8192) })],
  ['a megabyte', 'x'.repeat(1024 * 1024)],
  ['a megabyte of nothing', new Uint8Array(1024 * 1024)],
];

const API_ROUTES = [
  'POST /api/login',
  'POST /api/logout',
  'POST /api/logout-everywhere',
  'POST /api/token',
  'POST /api/register',
  'POST /api/verify-email',
  'POST /api/resend-verification',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'POST /api/account/profile',
  'POST /api/account/password',
  'POST /api/account/email',
  'POST /api/account/sessions/end',
  'POST /api/account/delete',
  'POST /api/session',
  'POST /api/account',
  'POST /api/account/export',
  'POST /api/none',
];
/** Those that take a body. */
const POST_ROUTES = API_ROUTES.slice(0, -4);

test.each(HOSTILE_BODIES)('%s is refused in the contract’s form', async (_case, body) => {
  for (const route of API_ROUTES) {
    const response = await send(route, { body });
    expect(response.status, route).toBeGreaterThanOrEqual(400);
    expect(response.status, route).toBeLessThan(500);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    const { message } = await readFailure(response);
    expect(message, route).not.toMatch(/JSON\.parse|Unexpected|token|position|Error| at [^t]/);
  }
});

test.each([
  ['a string for an object', '{"email":"a@b.example","password":{"toString":"x"}}'],
  ['an operator', '{"email":{"$gt":""},"password":{"$gt":""}}'],
  ['a prototype', '{"__proto__":{"email":"a@b.example","password":"x"}}'],
  ['a constructor', '{"constructor":{"prototype":{"email":"a"}}}'],
  ['null fields', '{"email":null,"password":null}'],
  ['numbers', '{"email":1,"password":2}'],
  ['a huge password', JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(5000) })],
])('a login with %s is refused', async (_case, body) => {
  const response = await send('POST /api/login', { body });
  expect(response.status).toBe(400);
  expect((await readFailure(response)).code).toBe('invalid_request');
});

test.each(POST_ROUTES)('%s is for this site’s own pages, for JSON and for POST', async (route) => {
  const path = route.replace('POST ', '');
  const foreign = await send(route, { body: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect([foreign.status, (await readFailure(foreign)).code]).toEqual([403, 'cross_origin']);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const formPost = await send(route, { body: 'email=a', headers: form });
  expect([formPost.status, (await readFailure(formPost)).code]).toEqual([
    415,
    'unsupported_media_type',
  ]);
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await send(`${method} ${path}`);
    expect(response.status, method).toBe(405);
    expect(response.headers.get('Allow'), method).toBe('POST');
  }
});

test('SQL in the fields is only text', async () => {
  for (const text of ["' OR 1=1 --", "'; DROP TABLE users; --", '" OR ""="', 'a@b.example\\']) {
    const response = await send('POST /api/login', { body: { email: text, password: text } });
    expect(response.status).toBe(401);
  }
});
