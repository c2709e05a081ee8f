import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Toast } from '../components/ui/Toast.tsx';
import { offline } from '../content/navigation.ts';

/**
 * Without a connection a page stays on screen, with all that was typed. The page that was asked for
 * opens when the connection is back. Without this, the browser would show its own error page.
 */
export function OfflineNotice() {
  const { history } = useRouter();
  const [wanted, setWanted] = useState<string>();

  // The browser is asked at each navigation: its event could come after the click.
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation }) => {
          const isOtherPage = nextLocation.pathname !== currentLocation.pathname;
          const isBlocked = isOtherPage && !navigator.onLine;
          if (isBlocked) setWanted(nextLocation.href);
          return isBlocked;
        },
      }),
    [history],
  );

  useEffect(() => {
    if (wanted === undefined) return;
    const open = () => {
      setWanted(undefined);
      history.push(wanted);
    };
    if (navigator.onLine) open();
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, [history, wanted]);

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
