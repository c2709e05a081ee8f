import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { LoadError } from './frame/LoadError.tsx';
import { routeTree } from './routeTree.gen.ts';

/**
 * The router of the browser and of the build. Letter case does not matter in an address: the
 * Worker serves /PRICING as /pricing, and the rewrite makes the router see the same page.
 */
export function createRouter() {
  // Known once the router has read its tree; it looks at the address again when it loads.
  let spellings: ReadonlyMap<string, string> | undefined;
  let isFirstPage = true;

  const router = createTanStackRouter({
    routeTree,
    defaultErrorComponent: LoadError,
    defaultPreload: 'intent',
    defaultPreloadDelay: 40,
    // On the server this option would emit an inline script. The first page is in the browser's own
    // care: whoever has scrolled before the app came would else be thrown back to the top.
    scrollRestoration: typeof document !== 'undefined' && (() => !isFirstPage),
    rewrite: {
      input: ({ url }) => {
        url.pathname =
          spellings?.get(url.pathname) ??
          spellings?.get(url.pathname.toLowerCase()) ??
          url.pathname;
        return url;
      },
    },
  });

  router.subscribe('onRendered', () => {
    isFirstPage = false;
  });
  spellings = listSpellings(Object.keys(router.routesByPath));
  return router;
}

/** From a path in lower case, or as it is, to the page's own spelling; an exact match wins. */
function listSpellings(paths: readonly string[]): ReadonlyMap<string, string> {
  const inLowerCase = paths.map((path) => [path.toLowerCase(), path] as const);
  const asTheyAre = paths.map((path) => [path, path] as const);
  return new Map([...inLowerCase, ...asTheyAre]);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }

  interface StaticDataRouteOption {
    /** For a page that is reachable under a second address: the address it is known by. */
    canonical?: string;
    /** For a page that is of use to its one visitor only: search engines leave it out. */
    isUnlisted?: boolean;
  }
}
