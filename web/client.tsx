import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnceOnStaleChunk } from './lib/stale-chunk.ts';
import { createRouter } from './router.tsx';

/** Ends the task at hand, so that a press or a key in between is answered before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

reloadOnceOnStaleChunk();
await nextTask();

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
