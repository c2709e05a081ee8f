import { createFileRoute } from '@tanstack/react-router';
import { TrainingPage } from '../../pages/training/TrainingPage.tsx';

export const Route = createFileRoute('/_site/training')({ component: TrainingPage });
