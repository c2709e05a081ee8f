import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../pages/company/NewsPage.tsx';

export const Route = createFileRoute('/_site/news')({ component: NewsPage });
