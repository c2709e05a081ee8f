import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { LoadError } from './frame/LoadError.tsx';
import { prefersReducedMotion } from './lib/prefers-reduced-motion.ts';
import { routeTree } from './routeTree.gen.ts';

const isBrowser = typeof document !== 'undefined';

/**
 * Creates the router for both hydration and prerendering. Paths are case-insensitive: the Worker
 * serves /PRICING as /pricing, and the rewrite makes the router match the same page.
 */
export function createRouter() {
  // Set once the router has built its routes; the rewrite runs again when the router loads.
  let spellings: ReadonlyMap<string, string> | undefined;
  let isFirstPage = true;

  const router = createTanStackRouter({
    routeTree,
    defaultErrorComponent: LoadError,
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadDelay: 40,
    defaultViewTransition: isBrowser &&
      !prefersReducedMotion() && {
        // Neither the first page nor a change of the search or the hash is a change of pages.
        types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? [] : false),
      },
    // On the server this option would emit an inline script. The browser handles the first page:
    // restoring there would jump to the top for visitors who scrolled before hydration.
    scrollRestoration: isBrowser && (() => !isFirstPage),
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
    // The router keeps the place of a page that has scrolled since it listens, not before.
    if (isFirstPage && scrollY > 0) document.dispatchEvent(new Event('scroll'));
    isFirstPage = false;
  });
  spellings = listSpellings(Object.keys(router.routesByPath));
  return router;
}

/** Visitors who save data load a page when they open it, not when they point at its link. */
function savesData(): boolean {
  return isBrowser && navigator.connection?.saveData === true;
}

/** Maps exact and lower-case paths to the canonical spelling. Exact matches take precedence. */
function listSpellings(paths: readonly string[]): ReadonlyMap<string, string> {
  const inLowerCase = paths.map((path) => [path.toLowerCase(), path] as const);
  const asTheyAre = paths.map((path) => [path, path] as const);
  return new Map([...inLowerCase, ...asTheyAre]);
}

declare global {
  interface Navigator {
    /** Only in Chromium: https://wicg.github.io/netinfo/. */
    readonly connection?: { readonly saveData: boolean };
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }

  interface StaticDataRouteOption {
    /** Canonical path, set on pages that are reachable under a second path. */
    canonical?: string;
    /** Hidden from search engines alone, or from the site's own search as well. */
    hiddenFrom?: 'engines' | 'every-search';
    /** Signing in, registering, or managing the account. */
    isAccountPage?: boolean;
  }
}
