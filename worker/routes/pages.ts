import type { RequestContext } from '../context.ts';
import { resolvePath } from '../http/paths.ts';
import { textAnswer } from '../http/responses.ts';

/**
 * Handles paths that the asset server did not find: redirects other spellings of a page to it, and
 * unknown pages to the home page; a missing file is a 404.
 */
export async function page(
  request: Request,
  { env, pages, settings }: RequestContext,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET') {
    return textAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  }

  const meaning = resolvePath(url.pathname, pages);
  switch (meaning.kind) {
    case 'page':
      return servePage(request, env.ASSETS, meaning, settings.origin);
    case 'same-page-elsewhere':
      return redirect(308, meaning.path + url.search);
    case 'missing-file':
      return textAnswer(404, 'Not found');
    case 'unknown-page':
      return redirect(302, `/${url.search}`);
  }
}

async function servePage(
  request: Request,
  assets: Fetcher,
  { path, canonicalPath }: { readonly path: string; readonly canonicalPath: string },
  origin: string,
): Promise<Response> {
  for (const candidate of [path, canonicalPath]) {
    const asset = await assets.fetch(new URL(candidate, request.url), {
      headers: request.headers,
      redirect: 'manual',
    });
    if (asset.ok || asset.status === 304) {
      const answer = new Response(asset.body, asset);
      answer.headers.set('Link', `<${origin}${canonicalPath}>; rel="canonical"`);
      return answer;
    }
    await asset.body?.cancel();
  }
  // Reached only if the build left a page out; redirecting to "/" could then loop.
  return textAnswer(404, 'Not found');
}

function redirect(status: 302 | 308, location: string): Response {
  const headers = new Headers({ Location: location });
  if (status === 302) headers.set('Cache-Control', 'no-store');
  return new Response(null, { status, headers });
}
