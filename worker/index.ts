import { Router } from 'itty-router';
import { createContext, type RequestContext } from './context.ts';
import type { Env } from './env.ts';
import { answerError } from './http/answer-error.ts';
import { ApiError, methodNotAllowed } from './http/errors.ts';
import { withSecurityHeaders } from './http/secure-response.ts';
import { jwks } from './routes/jwks.ts';
import { leads } from './routes/leads.ts';
import { login } from './routes/login.ts';
import { logout } from './routes/logout.ts';
import { page } from './routes/pages.ts';
import { session } from './routes/session.ts';

const router = Router<Request, [RequestContext], Response>({
  catch: answerError,
  finally: [withSecurityHeaders],
});

router
  .post('/api/leads', leads)
  .post('/api/login', login)
  .post('/api/logout', logout)
  .get('/api/session', session)
  .get('/.well-known/jwks.json', jwks)
  .all('*', missing);

/** No route took the request: a wrong method, an unknown API path, or a page. */
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
  /** HEAD is answered as GET without a body (RFC 9110 §9.3.2), which the router does not know. */
  async fetch(request, env, execution) {
    const isHead = request.method === 'HEAD';
    const asked = isHead ? new Request(request, { method: 'GET' }) : request;
    const response = await router.fetch(asked, createContext(env, execution));
    return isHead ? new Response(null, response) : response;
  },
} satisfies ExportedHandler<Env>;
