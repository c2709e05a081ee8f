import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../../components/sections/WorkspacePage.tsx';
import { jenkins } from '../../../content/workspace/config/jenkins.ts';

export const Route = createFileRoute('/_workspace/config/jenkins')({ component: Jenkins });

function Jenkins() {
  return <WorkspacePage page={jenkins} />;
}
