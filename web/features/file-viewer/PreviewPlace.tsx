import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { previewPlace } from '../../content/workspace/file-viewer.ts';
import { useIsNear } from '../../lib/visibility.ts';
import styles from './PreviewPlace.module.css';

interface PreviewPlaceProps<Module> {
  /** Loads the code that makes files; must be a stable reference. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/**
 * Reserves the space of the preview while its code loads, to avoid a layout shift. The code loads
 * when the place comes near: on a phone it is below the options.
 */
export function PreviewPlace<Module>(props: PreviewPlaceProps<Module>) {
  const place = useRef<HTMLDivElement>(null);
  return useIsNear(place) ? <LoadedPreview {...props} /> : <Waiting ref={place} />;
}

function LoadedPreview<Module>({ load, children }: PreviewPlaceProps<Module>) {
  const loaded = useLoaded(load);
  switch (loaded.state) {
    case 'loaded':
      return children(loaded.module);
    case 'failed':
      return (
        <div className={styles.place} role="alert">
          <p>{previewPlace.failed}</p>
          <Button look="quiet" size="compact" onClick={loaded.retry}>
            {previewPlace.retry}
          </Button>
        </div>
      );
    case 'loading':
      return <Waiting />;
    default:
      return loaded satisfies never;
  }
}

function Waiting({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={`${styles.place} ${styles.loading}`}>
      <p className={styles.waiting}>{previewPlace.making}</p>
      <div className={styles.skeleton} aria-hidden />
      <noscript>
        <p>{previewPlace.needsScript}</p>
      </noscript>
    </div>
  );
}

type Loaded<Module> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly module: Module }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Loads code after the screen has mounted, so that it delays neither the first paint nor other
 * pages.
 * @param load a stable function, the same at each render.
 */
function useLoaded<Module>(load: () => Promise<Module>): Loaded<Module> {
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
