import { createFileRoute } from '@tanstack/react-router';
import { azureDevops } from '../../../content/workspace/config/pipelines.ts';
import { PipelineGenerator } from '../../../features/pipelines/PipelineGenerator.tsx';

export const Route = createFileRoute('/_workspace/config/azure-devops')({
  component: () => <PipelineGenerator tool="azure-devops" text={azureDevops} />,
});
