import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '../../../pages/check/CheckPage.tsx';

export const Route = createFileRoute('/_site/check/')({ component: CheckPage });
