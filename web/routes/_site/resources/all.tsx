import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { type ResourceKind, resourceKinds } from '../../../content/resources/all.ts';
import { AllResourcesPage } from '../../../pages/resources/AllResourcesPage.tsx';

export const Route = createFileRoute('/_site/resources/all')({
  // Invalid values must be set to undefined: an omitted key would keep its raw value.
  validateSearch: ({ kind }: Record<string, unknown>): { kind?: ResourceKind | undefined } => ({
    kind: resourceKinds.find((name) => name === kind),
  }),
  component: AllResources,
});

function AllResources() {
  const { kind } = useSearch({ from: '/_site/resources/all' });
  const navigate = useNavigate({ from: '/resources/all' });
  return (
    <AllResourcesPage
      kind={kind}
      onChange={(next) => navigate({ search: { kind: next }, replace: true, resetScroll: false })}
    />
  );
}
