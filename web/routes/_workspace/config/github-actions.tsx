import { createFileRoute } from '@tanstack/react-router';
import { githubActions } from '../../../content/workspace/config/pipelines.ts';
import { PipelineGenerator } from '../../../features/pipelines/PipelineGenerator.tsx';

export const Route = createFileRoute('/_workspace/config/github-actions')({
  component: () => <PipelineGenerator tool="github-actions" text={githubActions} />,
});
