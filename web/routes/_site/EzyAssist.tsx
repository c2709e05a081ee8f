import { createFileRoute } from '@tanstack/react-router';
import { AdvisoryPage } from '../../pages/AdvisoryPage.tsx';

export const Route = createFileRoute('/_site/EzyAssist')({ component: AdvisoryPage });
