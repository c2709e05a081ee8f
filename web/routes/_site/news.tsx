import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { news } from '../../content/company/news.ts';

export const Route = createFileRoute('/_site/news')({ component: News });

function News() {
  return <IntroPage page={news} />;
}
