import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { privacy } from '../../content/legal/privacy.ts';

export const Route = createFileRoute('/_site/PrivacyPolicy')({ component: PrivacyPolicy });

function PrivacyPolicy() {
  return <IntroPage page={privacy} />;
}
