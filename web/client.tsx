import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from './router.tsx';

/** Yields to the event loop so that pending input is handled first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** React doesn't render the style sheet link in the body, so it has to go before hydration. */
function moveStylesheetToHead(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
    if (!link) return resolve(undefined);
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = link.href;
    copy.onload = copy.onerror = () => resolve(link.remove());
    document.head.append(copy);
  });
}

/** Hydrates the prerendered page in several tasks, to keep input responsive. */
async function start(): Promise<void> {
  await moveStylesheetToHead();

  const router = createRouter();

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
    );
  });
}

start();
