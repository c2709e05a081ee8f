import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './lib/trusted-types.ts';
import { createRouter } from './router.tsx';

/** Yields to the event loop so that pending input is handled first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits for the site's style sheet. React doesn't render a link at the fold of the page: it moves to
 * the head, so that the browser computes no style anew, unless the starter has added one there.
 */
async function takeStylesheet(): Promise<void> {
  const inHead = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
  const atFold = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
  const link = inHead ?? atFold;
  if (link) await hasLoaded(link);
  if (inHead) atFold?.remove();
  else if (atFold) document.head.moveBefore(atFold, null);
}

function hasLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    if (link.sheet) resolve(undefined);
    else link.onload = link.onerror = resolve;
  });
}

/** Hydrates the prerendered page in several tasks, to keep input responsive. */
async function start(): Promise<void> {
  await takeStylesheet();
  await nextTask();

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
