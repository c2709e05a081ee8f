import { createFileRoute } from '@tanstack/react-router';
import { CopilotPage } from '../../components/sections/CopilotPage.tsx';

export const Route = createFileRoute('/_site/edzy')({ component: CopilotPage });
