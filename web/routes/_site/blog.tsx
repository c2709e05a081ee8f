import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { blog } from '../../content/resources/blog.ts';

export const Route = createFileRoute('/_site/blog')({ component: Blog });

function Blog() {
  return <IntroPage page={blog} />;
}
