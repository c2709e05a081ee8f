import { archives } from 'virtual:documents/blog';
import articles from 'virtual:documents/blog/texts';
import chapters from 'virtual:documents/documentation/texts';
import webinars from 'virtual:documents/webinars/texts';
import whitepapers from 'virtual:documents/whitepapers/texts';
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

/** The last parts of the addresses that a route with a parameter has, by the part before them. */
const documentFolders = {
  '/blog': articles,
  '/blog/archive': archives,
  '/documentation': chapters,
  '/webinars': webinars,
  '/whitepapers': whitepapers,
};

/** Every page of the site: the fixed paths of the router's tree, and the documents. */
export function listPages(): Page[] {
  const router = createRouter();
  const fixedPages = Object.entries(router.routesByPath)
    .filter(([path]) => !path.includes('$'))
    .map(([path, { options }]) => ({
      path,
      canonical: options.staticData?.canonical ?? path,
      ...(options.staticData?.isUnlisted && { isUnlisted: true }),
    }));
  const documents = Object.entries(documentFolders)
    .flatMap(([folder, loaders]) => Object.keys(loaders).map((name) => `${folder}/${name}`))
    .map((path) => ({ path, canonical: path }));
  return [...fixedPages, ...documents]
    .map((page) => ({
      ...page,
      routeIds: router.getMatchedRoutes(page.path)[0].map((match) => match.id),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export { latest as latestArticles } from 'virtual:documents/blog';
export { settings } from './content/site.ts';
