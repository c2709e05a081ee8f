import type { Failure } from '../contract/answers.ts';
import type { ApiAnswer } from '../contract/api.ts';

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` values. */
  readonly cookies?: readonly string[];
}

/** A JSON API response. It is specific to the visitor, so it must not be cached. */
export function apiAnswer(body: ApiAnswer | Failure, options: AnswerOptions = {}): Response {
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
