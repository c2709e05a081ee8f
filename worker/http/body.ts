import * as v from 'valibot';
import { ApiError } from './errors.ts';
import { parseStrictJson } from './json.ts';

export const BODY_MAX_BYTES = 8 * 1024;

export type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/**
 * Parses and validates a JSON object. An empty body counts as `{}`; unknown properties are dropped.
 *
 * @throws {ApiError} 415, 413, 400 `invalid_json`, or 400 `invalid_request` naming the field.
 */
export async function readBody<Schema extends ObjectSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  requireMediaType(request.headers, 'application/json');
  const text = await readText(request);
  const value = text === '' ? {} : parseStrictJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError(400, 'invalid_request', 'The request body must be a JSON object.');
  }
  return check(value, schema);
}

/** @throws {ApiError} 400 `invalid_request` with the schema's message, naming the field. */
function check<Schema extends ObjectSchema>(value: object, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  // The library's message for a missing property cannot be changed in a schema.
  const message = issue.type.endsWith('object') ? 'The request is incomplete.' : issue.message;
  throw new ApiError(400, 'invalid_request', message, { field });
}

/** The media type of a body and its parameters, in lower case. */
export function readContentType(headers: Headers): string[] {
  return (headers.get('Content-Type') ?? '').split(';').map((part) => part.trim().toLowerCase());
}

/** @throws {ApiError} 415 for another media type or charset, or a compressed body. */
export function requireMediaType(headers: Headers, wanted: string): void {
  const [mediaType, ...parameters] = readContentType(headers);
  const isUtf8 = parameters.every((parameter) => /^(?:charset="?utf-8"?)?$/.test(parameter));
  if (mediaType !== wanted || !isUtf8 || headers.has('Content-Encoding')) {
    throw new ApiError(415, 'unsupported_media_type', `Send the request as ${wanted}.`);
  }
}

/** @throws {ApiError} 413, or 400 `invalid_json` if the body is not UTF-8. */
export async function readText(request: Request, maxBytes = BODY_MAX_BYTES): Promise<string> {
  return decodeUtf8(await readBytes(request, maxBytes));
}

/** Counts bytes while reading: `Content-Length` may be absent or wrong. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge();
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  // Canceling an upload resets the connection, and the client would never see the 413.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    if (length + chunk.byteLength > maxBytes) throw tooLarge();
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  return bytes.subarray(0, length);
}

function tooLarge(): ApiError {
  return new ApiError(413, 'body_too_large', 'The request is too large.');
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'invalid_json', 'The request body is not valid UTF-8.');
  }
}
