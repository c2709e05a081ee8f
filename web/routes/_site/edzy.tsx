import { createFileRoute } from '@tanstack/react-router';
import { CopilotPage } from '../../pages/CopilotPage.tsx';

export const Route = createFileRoute('/_site/edzy')({ component: CopilotPage });
