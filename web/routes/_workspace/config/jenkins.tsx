import { createFileRoute } from '@tanstack/react-router';
import { jenkins } from '../../../content/workspace/config/pipelines.ts';
import { PipelineGenerator } from '../../../features/pipelines/PipelineGenerator.tsx';

export const Route = createFileRoute('/_workspace/config/jenkins')({
  component: () => <PipelineGenerator tool="jenkins" text={jenkins} />,
});
