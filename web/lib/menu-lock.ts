import { browserStorage } from './storage.ts';
import { MENU_KEY } from './storage-keys.ts';

/** Reads the lock from the document, where web/starter.ts or `applyMenuLock` has set it. */
export function readMenuLock(): boolean {
  return document.documentElement.dataset.menu === 'locked';
}

/** Sets the document attribute that the layout uses to reserve space for the locked menu. */
export function applyMenuLock(isLocked: boolean): void {
  if (isLocked) document.documentElement.dataset.menu = 'locked';
  else delete document.documentElement.dataset.menu;
}

export function rememberMenuLock(isLocked: boolean): void {
  if (isLocked) browserStorage.write(MENU_KEY, 'locked');
  else browserStorage.remove(MENU_KEY);
}
