import { type IRequestStrict, Router } from 'itty-router';
import { passFloodGate } from './auth/flood-gate.ts';
import type { RequestContext } from './context.ts';
import { createContext } from './create-context.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { Env } from './env.ts';
import { answerError } from './http/answer-error.ts';
import { ApiError, methodNotAllowed } from './http/errors.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { withSecurityHeaders } from './http/secure-response.ts';
import { runJobs } from './jobs/index.ts';
import { page } from './routes/pages.ts';
import { answerForm } from './routes/plain-forms.ts';

const router = Router<IRequestStrict, [RequestContext], Response>({
  before: [requireSameOrigin, passFloodGate],
  catch: answerError,
  finally: [withSecurityHeaders],
});
for (const { method, path, answer } of ENDPOINTS) {
  if (method === 'GET') router.get(path, answer);
  else router.post(path, answer);
}
router.all('*', missing);

/** Fallback when no endpoint matches: a wrong method, an unknown API path, or a page. */
function missing(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const allowedMethods = router.routes
    .filter(([method, path]) => method !== 'ALL' && path.test(pathname))
    .flatMap(([method]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (allowedMethods.length > 0) throw methodNotAllowed(allowedMethods);

  if (/^\/api(?:\/|$)/i.test(pathname)) {
    throw new ApiError(404, 'not_found', 'There is nothing at this address.');
  }
  return page(request, context);
}

export default {
  /** The router does not support HEAD: handle it as GET without a body (RFC 9110 §9.3.2). */
  async fetch(request, env, execution) {
    const isHead = request.method === 'HEAD';
    const asked = isHead ? new Request(request, { method: 'GET' }) : request;
    const context = createContext(env, execution, request);
    const response = await answerForm(asked, context, (json) => router.fetch(json, context));
    return isHead ? new Response(null, response) : response;
  },

  scheduled(_controller, env, execution) {
    return runJobs(createContext(env, execution));
  },
} satisfies ExportedHandler<Env>;
