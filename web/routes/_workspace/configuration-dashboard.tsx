import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../components/sections/WorkspacePage.tsx';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';

export const Route = createFileRoute('/_workspace/configuration-dashboard')({
  component: ConfigurationDashboard,
});

function ConfigurationDashboard() {
  return <WorkspacePage page={configurationDashboard} />;
}
