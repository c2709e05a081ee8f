import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../../components/sections/WorkspacePage.tsx';
import { gitlabCi } from '../../../content/workspace/config/gitlab-ci.ts';

export const Route = createFileRoute('/_workspace/config/gitlab-ci')({ component: GitlabCi });

function GitlabCi() {
  return <WorkspacePage page={gitlabCi} />;
}
