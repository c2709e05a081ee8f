import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { pricing } from '../../content/pricing.ts';

export const Route = createFileRoute('/_site/pricing')({ component: Pricing });

function Pricing() {
  return <IntroPage page={pricing} />;
}
