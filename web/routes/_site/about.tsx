import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { about } from '../../content/company/about.ts';

export const Route = createFileRoute('/_site/about')({ component: About });

function About() {
  return <IntroPage page={about} />;
}
