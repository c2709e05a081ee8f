import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../components/sections/WorkspacePage.tsx';
import { account } from '../../content/workspace/account.ts';

export const Route = createFileRoute('/_workspace/account')({ component: Account });

function Account() {
  return <WorkspacePage page={account} />;
}
