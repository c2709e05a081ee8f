import { createFileRoute, redirect } from '@tanstack/react-router';

/** An unknown address inside the app goes home and leaves no trace in the history. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location: { search, hash } }) => {
    throw redirect({ to: '/', search, hash, replace: true });
  },
});
