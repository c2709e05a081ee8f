import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../../components/sections/WorkspacePage.tsx';
import { githubActions } from '../../../content/workspace/config/github-actions.ts';

export const Route = createFileRoute('/_workspace/config/github-actions')({
  component: GithubActions,
});

function GithubActions() {
  return <WorkspacePage page={githubActions} />;
}
