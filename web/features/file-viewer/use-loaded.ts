import { useCallback, useEffect, useState } from 'react';

export type Loaded<Module> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly module: Module }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Loads code after the screen has mounted, so that it delays neither the first paint nor other
 * pages.
 * @param load a stable function, the same at each render.
 */
export function useLoaded<Module>(load: () => Promise<Module>): Loaded<Module> {
  const [loaded, setLoaded] = useState<Loaded<Module>>({ state: 'loading' });

  const start = useCallback(() => {
    let isCurrent = true;
    setLoaded({ state: 'loading' });
    load().then(
      (module) => isCurrent && setLoaded({ state: 'loaded', module }),
      () => isCurrent && setLoaded({ state: 'failed', retry: start }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  useEffect(start, [start]);

  return loaded;
}
