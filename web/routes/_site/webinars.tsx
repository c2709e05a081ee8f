import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { webinars } from '../../content/resources/webinars.ts';

export const Route = createFileRoute('/_site/webinars')({ component: Webinars });

function Webinars() {
  return <IntroPage page={webinars} />;
}
