import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects unknown in-app paths to the home page without a history entry. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location: { search, hash } }) => {
    throw redirect({ to: '/', search, hash, replace: true });
  },
});
