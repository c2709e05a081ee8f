import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES, readBody } from '../../../worker/http/body.ts';

const Schema = v.object({ name: v.optional(v.string('The name must be text.')) });

test('an object is read, and unknown properties are dropped', async () => {
  const request = post('{"name":"Ada","role":"admin","__proto__":{"a":1}}');
  expect(await readBody(request, Schema)).toEqual({ name: 'Ada' });
});

test('an empty body counts as an empty object', async () => {
  expect(await readBody(post(''), Schema)).toEqual({});
});

test('the schema’s words name the field', async () => {
  await expect(readBody(post('{"name":1}'), Schema)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    message: 'The name must be text.',
  });
});

describe('the media type', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('%s is read', async (type) => {
    await expect(readBody(post('{}', { 'Content-Type': type }), Schema)).resolves.toEqual({});
  });

  test.each([
    '',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/plain; application/json',
    'application/json, text/plain',
  ])('%j is refused with 415', async (type) => {
    await expect(readBody(post('{}', { 'Content-Type': type }), Schema)).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  test('a compressed body is refused with 415', async () => {
    const request = post('{}', { 'Content-Encoding': 'gzip' });
    await expect(readBody(request, Schema)).rejects.toMatchObject({ status: 415 });
  });
});

describe('the size', () => {
  const jsonOfBytes = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

  test('of exactly the limit is read', async () => {
    await expect(readBody(post(jsonOfBytes(BODY_MAX_BYTES)), Schema)).resolves.toEqual({});
  });

  test('of one byte more is refused with 413', async () => {
    await expect(readBody(post(jsonOfBytes(BODY_MAX_BYTES + 1)), Schema)).rejects.toMatchObject({
      status: 413,
      code: 'body_too_large',
    });
  });

  test('is counted while reading, so that a stream without an end stops', async () => {
    let sentChunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentChunks += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    await expect(readBody(post(endless), Schema)).rejects.toMatchObject({ status: 413 });
    expect(sentChunks).toBeLessThan(20);
  });
});

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('https://www.onego.example/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}
