import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../../components/sections/WorkspacePage.tsx';
import { mongodb } from '../../../content/workspace/config/mongodb.ts';

export const Route = createFileRoute('/_workspace/config/mongodb')({ component: Mongodb });

function Mongodb() {
  return <WorkspacePage page={mongodb} />;
}
