import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { whitepapers } from '../../content/resources/whitepapers.ts';

export const Route = createFileRoute('/_site/whitepapers')({ component: Whitepapers });

function Whitepapers() {
  return <IntroPage page={whitepapers} />;
}
