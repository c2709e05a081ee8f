import { createFileRoute } from '@tanstack/react-router';
import { gitlabCi } from '../../../content/workspace/config/pipelines.ts';
import { PipelineGenerator } from '../../../features/pipelines/PipelineGenerator.tsx';

export const Route = createFileRoute('/_workspace/config/gitlab-ci')({
  component: () => <PipelineGenerator tool="gitlab-ci" text={gitlabCi} />,
});
