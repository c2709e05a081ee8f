import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '../../pages/workspace/SupportPage.tsx';

export const Route = createFileRoute('/_workspace/support')({ component: SupportPage });
