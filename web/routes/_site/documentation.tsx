import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { documentation } from '../../content/resources/documentation.ts';

export const Route = createFileRoute('/_site/documentation')({ component: Documentation });

function Documentation() {
  return <IntroPage page={documentation} />;
}
