import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../components/sections/WorkspacePage.tsx';
import { support } from '../../content/workspace/support.ts';

export const Route = createFileRoute('/_workspace/support')({ component: Support });

function Support() {
  return <WorkspacePage page={support} />;
}
