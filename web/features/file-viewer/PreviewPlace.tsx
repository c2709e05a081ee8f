import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { previewPlace } from '../../content/workspace/file-viewer.ts';
import { useIsNear } from '../../lib/use-is-near.ts';
import styles from './PreviewPlace.module.css';
import { useLoaded } from './use-loaded.ts';

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
    <div ref={ref} className={styles.place}>
      <p className={styles.waiting}>{previewPlace.making}</p>
      <noscript>
        <p>{previewPlace.needsScript}</p>
      </noscript>
    </div>
  );
}
