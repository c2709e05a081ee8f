import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../components/sections/IntroPage.tsx';
import { careers } from '../../../content/company/careers.ts';

export const Route = createFileRoute('/_site/company/careers')({
  staticData: { canonical: '/careers' },
  component: Careers,
});

function Careers() {
  return <IntroPage page={careers} />;
}
