import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { brochure } from '../../content/placeholders.ts';

export const Route = createFileRoute('/_site/brochure')({ component: Brochure });

function Brochure() {
  return <IntroPage page={brochure} />;
}
