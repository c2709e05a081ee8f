import type { Failure } from '../contract/answers.ts';
import type { ApiAnswer } from '../contract/api.ts';

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` values. */
  readonly cookies?: readonly string[];
}

/** What a handler answers: the JSON body and what goes with it. */
export interface Answer<Body> extends AnswerOptions {
  /** Null for none. */
  readonly body: Body;
}

/** Makes the response of an answer. */
export function toResponse({ body, ...options }: Answer<ApiAnswer>): Response {
  if (body !== null) return apiAnswer(body, options);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** A JSON API response. It is specific to the visitor, so it must not be cached. */
export function apiAnswer(
  body: NonNullable<ApiAnswer> | Failure,
  options: AnswerOptions = {},
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...options.headers });
  for (const cookie of options.cookies ?? []) headers.append('Set-Cookie', cookie);
  return Response.json(body, { status: options.status ?? 200, headers });
}

/** A plain text response, for a missing file or a wrong method. */
export function textAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
