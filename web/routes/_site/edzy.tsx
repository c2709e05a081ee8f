import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { copilot } from '../../content/copilot.ts';

export const Route = createFileRoute('/_site/edzy')({ component: Copilot });

function Copilot() {
  return <IntroPage page={copilot} />;
}
