import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from './router.tsx';

/** Yields to the event loop so that pending input is handled first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** React does not know the style sheet at the fold, so it takes over a body without one. */
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

/** Hydrates the prerendered page, in several tasks. */
async function start(): Promise<void> {
  await moveStylesheetToHead();

  const router = createRouter();

  // The document is prerendered: tell the router so, or it renders a first frame of its own and
  // hydration fails (React error 418).
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();

  // As a transition, in slices: a press or a key in between does not wait for all of it.
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
