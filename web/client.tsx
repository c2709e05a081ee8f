import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnceOnStaleChunk } from './lib/stale-chunk.ts';
import { createRouter } from './router.tsx';

reloadOnceOnStaleChunk();

const router = createRouter();

// The document is prerendered: tell the router so, or it renders a first frame of its own and
// hydration fails (React error 418).
router.ssr = { manifest: undefined };
await router.load();

hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
