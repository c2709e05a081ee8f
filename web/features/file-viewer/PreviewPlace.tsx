import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { previewPlace } from '../../content/workspace/file-viewer.ts';
import styles from './PreviewPlace.module.css';
import { useLoaded } from './use-loaded.ts';

interface PreviewPlaceProps<Module> {
  /** Loads the code that makes files; must be a stable reference. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/** Reserves the space of the preview while its code loads, to avoid a layout shift. */
export function PreviewPlace<Module>({ load, children }: PreviewPlaceProps<Module>) {
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
      return (
        <div className={styles.place}>
          <p className={styles.waiting}>{previewPlace.making}</p>
          <noscript>
            <p>{previewPlace.needsScript}</p>
          </noscript>
        </div>
      );
    default:
      return loaded satisfies never;
  }
}
