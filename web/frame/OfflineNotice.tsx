import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Toast } from '../components/ui/Toast.tsx';
import { offline } from '../content/navigation.ts';

/**
 * Without a connection a page stays on screen, with all that was typed. The page that was asked for
 * opens when the connection is back. Without this, the browser would show its own error page.
 */
export function OfflineNotice() {
  const { history } = useRouter();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    if (isOnline) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) => {
        const isOtherPage = nextLocation.pathname !== currentLocation.pathname;
        if (isOtherPage) setWanted(nextLocation.href);
        return isOtherPage;
      },
    });
  }, [history, isOnline]);

  useEffect(() => {
    if (!isOnline || wanted === undefined) return;
    setWanted(undefined);
    history.push(wanted);
  }, [history, isOnline, wanted]);

  if (wanted === undefined) return null;
  const stay = () => setWanted(undefined);
  return (
    <div role="alert">
      <Toast
        toast={{
          message: offline.message,
          action: { label: offline.stay, run: stay },
          pause: doNothing,
          resume: doNothing,
          hide: stay,
        }}
      />
    </div>
  );
}

/** The notice stays as long as it is true. */
function doNothing(): void {}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
