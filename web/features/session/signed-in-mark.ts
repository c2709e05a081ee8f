/**
 * The mark of a browser that may have a session. It is shared by all tabs and carries no name.
 * Screens read it from `data-signed-in` on the document, which web/starter.ts sets before the first
 * paint.
 */
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { SIGNED_IN_KEY } from '../../lib/storage-keys.ts';

export function isMarkedSignedIn(): boolean {
  return browserStorage.read(SIGNED_IN_KEY) !== undefined;
}

export function setSignedInMark(isSignedIn: boolean): void {
  if (isSignedIn) browserStorage.write(SIGNED_IN_KEY, '1');
  else browserStorage.remove(SIGNED_IN_KEY);
  showMark(isSignedIn);
}

/**
 * Follows logins and logouts in other tabs, also those that this page missed in the back/forward
 * cache.
 * @param listener called after each of them.
 * @returns a function that unsubscribes.
 */
export function followSignedInMark(listener = () => {}): () => void {
  const follow = () => {
    showMark(isMarkedSignedIn());
    listener();
  };
  const noteStorage = ({ key }: StorageEvent) => {
    if (key === SIGNED_IN_KEY) follow();
    // Clear-Site-Data clears each kind of storage with an event of its own, in any order.
    if (key !== null || isMarkedSignedIn()) return;
    // Another tab that logs out cannot clear what belongs to this one.
    tabStorage.clear();
    follow();
  };
  const noteReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  addEventListener('storage', noteStorage);
  addEventListener('pageshow', noteReturn);
  return () => {
    removeEventListener('storage', noteStorage);
    removeEventListener('pageshow', noteReturn);
  };
}

function showMark(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}
