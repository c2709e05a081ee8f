/**
 * Rows of the table in `worker/endpoints.ts`. A row reads the whole body before it asks who may: a
 * client that holds its body back must not keep the power of a session that ends meanwhile.
 */
import type { RequestContext } from '../context.ts';
import type { ApiPosts, ApiReads, BodyOf } from '../contract/api.ts';
import type { LiveSession } from '../db/sessions.ts';
import { type ObjectSchema, readBody } from '../http/body.ts';
import { type Answer, toResponse } from '../http/responses.ts';
import type { Caller } from './require-session.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Who may call it. */
  readonly who: string;
  /** Of the JSON body. */
  readonly schema?: ObjectSchema;
  readonly answer: (request: Request, context: RequestContext) => Promise<Response>;
}

interface Call<Session, Body = undefined> {
  readonly session: Session;
  readonly body: Body;
}

/** Answers what is posted to an address of the contract. */
export type PostHandler<Path extends keyof ApiPosts, Session = undefined> = (
  context: RequestContext,
  call: Call<Session, BodyOf<Path>>,
) => Promise<Answer<ApiPosts[Path]['answer']>>;

/** The same for a signed-in visitor. */
export type AccountPostHandler<Path extends keyof ApiPosts> = PostHandler<Path, LiveSession>;

/** Answers what is read from an address of the contract. */
export type GetHandler<Path extends keyof ApiReads, Session = undefined> = (
  context: RequestContext,
  call: Call<Session>,
) => Promise<Answer<ApiReads[Path]>>;

export function post<Path extends keyof ApiPosts, Session>(
  path: Path,
  { name: who, find }: Caller<Session>,
  schema: ApiPosts[Path]['schema'] & ObjectSchema,
  handle: PostHandler<Path, NoInfer<Session>>,
): Endpoint {
  return {
    method: 'POST',
    path,
    who,
    schema,
    answer: async (request, context) => {
      const body = await readBody(request, schema);
      const session = await find(context);
      return toResponse(await handle(context, { session, body }));
    },
  };
}

export function get<Path extends keyof ApiReads, Session>(
  path: Path,
  { name: who, find }: Caller<Session>,
  handle: GetHandler<Path, NoInfer<Session>>,
): Endpoint {
  return {
    method: 'GET',
    path,
    who,
    answer: async (_request, context) => {
      const session = await find(context);
      return toResponse(await handle(context, { session, body: undefined }));
    },
  };
}

/** A file for a signed-in visitor. */
export function download(
  path: string,
  { name: who, find }: Caller<LiveSession>,
  handle: (context: RequestContext, session: LiveSession) => Promise<Response>,
): Endpoint {
  const answer: Endpoint['answer'] = async (_request, context) =>
    handle(context, await find(context));
  return { method: 'GET', path, who, answer };
}

/** What is no part of the contract, for anybody: pages, redirects, browsers' own reports. */
export function plain(
  method: Endpoint['method'],
  path: string,
  answer: Endpoint['answer'],
): Endpoint {
  return { method, path, who: 'anybody', answer };
}
