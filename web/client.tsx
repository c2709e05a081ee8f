import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './lib/trusted-types.ts';
import { forgetTypedWords, keepTypedWords, restoreTypedWords } from './lib/typed-words.ts';
import { createRouter } from './router.tsx';

/** Yields to the event loop so that pending input is handled first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Waits for the style sheet, which web/starter.ts adds to the page. */
async function stylesheetApplies(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Hydrates the prerendered page in several tasks, to keep input responsive. */
async function start(): Promise<void> {
  await stylesheetApplies();
  await nextTask();

  const router = createRouter();
  keepTypedWords();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) forgetTypedWords();
  });

  // Marks the document as prerendered. Otherwise the router renders its own first frame and
  // hydration fails (React error 418).
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();

  // A transition makes hydration interruptible, so clicks and keys are handled in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        // A translator has changed the page before: React then draws all of it anew.
        onRecoverableError(error) {
          restoreTypedWords();
          reportError(error);
        },
      },
    );
  });
}

start();
