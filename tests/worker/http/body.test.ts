import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BODY_MAX_BYTES, readBody } from '../../../worker/http/body.ts';

const Schema = v.object({ name: v.optional(v.string()) });

const read = (body: BodyInit, headers: Record<string, string> = {}) => {
  const all = { 'Content-Type': 'application/json', ...headers };
  return readBody(
    new Request('https://www.onego.example/', { method: 'POST', headers: all, body }),
    Schema,
  );
};

const jsonOfBytes = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

test.each([
  ['an object', '{"name":"Ada","role":"admin","__proto__":{"a":1}}', { name: 'Ada' }],
  ['an empty body', '', {}],
  ['as many bytes as the limit', jsonOfBytes(BODY_MAX_BYTES), {}],
])('%s is read, without unknown properties', async (_case, body, expected) => {
  expect(await read(body)).toEqual(expected);
});

test.each([
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
])('%s is read', async (type) => {
  await expect(read('{}', { 'Content-Type': type })).resolves.toEqual({});
});

test('a byte more than the limit is refused while reading, so that a stream without an end stops', async () => {
  const refused = { status: 413, code: 'body_too_large' };
  await expect(read(jsonOfBytes(BODY_MAX_BYTES + 1))).rejects.toMatchObject(refused);
  let sentChunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentChunks += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  await expect(read(endless)).rejects.toMatchObject(refused);
  expect(sentChunks).toBeLessThan(20);
});
