import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { advisory } from '../../content/advisory.ts';

export const Route = createFileRoute('/_site/EzyAssist')({ component: Advisory });

function Advisory() {
  return <IntroPage page={advisory} />;
}
