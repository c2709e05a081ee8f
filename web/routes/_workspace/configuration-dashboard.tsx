import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';

export const Route = createFileRoute('/_workspace/configuration-dashboard')({
  component: Dashboard,
  staticData: { hiddenFrom: 'every-search' },
});
