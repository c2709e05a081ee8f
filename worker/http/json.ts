import { ApiError } from './errors.ts';

const MAX_DEPTH = 8;

/** Matches a string (with the colon if it is a key) or a bracket in valid JSON. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Parses JSON strictly as I-JSON (RFC 7493 §2), without duplicate keys or lone surrogates. Also
 * rejects null characters and deep nesting.
 *
 * @throws {ApiError} 400 `invalid_json`, never with the parser's message.
 */
export function parseStrictJson(text: string): unknown {
  const value = parse(text);
  inspectTokens(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson('The request body is not valid JSON.');
  }
}

function inspectTokens(text: string): void {
  const keysOfOpenValues: Set<string>[] = [];
  for (const [token, literal, colon] of text.matchAll(TOKEN)) {
    if (literal !== undefined) {
      const string = String(JSON.parse(literal));
      inspectString(string);
      if (colon !== undefined) rememberKey(keysOfOpenValues.at(-1), string);
    } else if (token === '{' || token === '[') {
      keysOfOpenValues.push(new Set());
      if (keysOfOpenValues.length > MAX_DEPTH) throw invalidJson('The JSON is nested too deeply.');
    } else {
      keysOfOpenValues.pop();
    }
  }
}

function inspectString(string: string): void {
  if (string.includes('\u0000') || LONE_SURROGATE.test(string)) {
    throw invalidJson('The JSON holds a character that is not allowed.');
  }
}

function rememberKey(keys: Set<string> | undefined, key: string): void {
  if (keys?.has(key)) throw invalidJson('The JSON names a property twice.');
  keys?.add(key);
}

function invalidJson(message: string): ApiError {
  return new ApiError(400, 'invalid_json', message);
}
