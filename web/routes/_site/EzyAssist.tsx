import { createFileRoute } from '@tanstack/react-router';
import { AdvisoryPage } from '../../components/sections/AdvisoryPage.tsx';

export const Route = createFileRoute('/_site/EzyAssist')({ component: AdvisoryPage });
