import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { register } from '../../content/accounts/register.ts';

export const Route = createFileRoute('/_site/register')({ component: Register });

function Register() {
  return <IntroPage page={register} />;
}
