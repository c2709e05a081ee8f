import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './lib/trusted-types.ts';
import { createRouter } from './router.tsx';

/** Yields to the event loop so that pending input is handled first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits for the site's style sheet. React doesn't render a link at the fold of the page, so a copy in
 * the head takes over from it, unless the starter has added one there. The copy comes and the link
 * goes at once, so that the browser computes styles one time. Moving the link would spare it even
 * that, but Chrome 150 loses a cached style sheet with moveBefore.
 */
async function takeStylesheet(): Promise<void> {
  const atFold = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
  let link = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
  if (atFold && !link) {
    await hasLoaded(atFold);
    link = document.importNode(atFold);
    document.head.append(link);
  }
  if (link) await hasLoaded(link);
  atFold?.remove();
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
