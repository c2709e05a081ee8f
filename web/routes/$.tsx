import { createFileRoute, redirect } from '@tanstack/react-router';

/** An unknown address inside the app goes home and leaves no trace in the history. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
