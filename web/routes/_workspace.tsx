import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WorkspaceFrame } from '../frame/WorkspaceFrame.tsx';

export const Route = createFileRoute('/_workspace')({
  staticData: { hiddenFrom: 'engines' },
  component: Workspace,
});

function Workspace() {
  return (
    <WorkspaceFrame>
      <Outlet />
    </WorkspaceFrame>
  );
}
