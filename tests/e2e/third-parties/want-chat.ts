import type { BrowserContext } from 'playwright/test';
import { settleAtOnce } from '../fixtures.ts';

/** As after a press on the button of the chat in this tab; consent-gate.spec.ts presses it. */
export async function wantChat(context: BrowserContext): Promise<void> {
  await settleAtOnce(context);
  await context.addInitScript(() => {
    try {
      sessionStorage.chat ??= '[]';
    } catch {
      // The chat's own frame has no storage.
    }
  });
}
