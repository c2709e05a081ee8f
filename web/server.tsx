import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { createRouter } from './router.tsx';

/** Renders one path to a whole HTML document; a redirect comes back as its Response. */
export function render(request: Request): Promise<Response> {
  const handle = createRequestHandler({ request, createRouter });
  return handle(({ router, responseHeaders }) => {
    const html = renderToString(<RouterServer router={router} />);
    return new Response(`<!doctype html>${html}`, {
      headers: responseHeaders,
    });
  });
}

export interface Page {
  /** Where it is served. */
  readonly path: string;
  /** The address it is known by: the same, unless it is a second address of another page. */
  readonly canonical: string;
  /** Not for search engines. */
  readonly isUnlisted?: boolean;
  /** Ids of the routes that render it, outermost first. */
  readonly routeIds: readonly string[];
}

/** Every page of the site, read from the router's own tree. */
export function listPages(): Page[] {
  const router = createRouter();
  return Object.entries(router.routesByPath)
    .flatMap(([path, { options }]) =>
      path.includes('$')
        ? (options.staticData?.paths ?? []).map((each: string) => ({ path: each, canonical: each }))
        : [
            {
              path,
              canonical: options.staticData?.canonical ?? path,
              ...(options.staticData?.isUnlisted && { isUnlisted: true }),
            },
          ],
    )
    .map((page) => ({
      ...page,
      routeIds: router.getMatchedRoutes(page.path)[0].map((match) => match.id),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export { articles } from './content/documents.ts';
export { settings } from './content/site.ts';
