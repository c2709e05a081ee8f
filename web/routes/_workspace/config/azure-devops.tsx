import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../../../components/sections/WorkspacePage.tsx';
import { azureDevops } from '../../../content/workspace/config/azure-devops.ts';

export const Route = createFileRoute('/_workspace/config/azure-devops')({ component: AzureDevops });

function AzureDevops() {
  return <WorkspacePage page={azureDevops} />;
}
