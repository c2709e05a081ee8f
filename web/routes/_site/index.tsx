import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../components/frame/PageHead.tsx';
import { CopilotTeaser } from '../../components/sections/home/CopilotTeaser.tsx';
import { Customers } from '../../components/sections/home/Customers.tsx';
import { Features } from '../../components/sections/home/Features.tsx';
import { Hero } from '../../components/sections/home/Hero.tsx';
import { homeMeta } from '../../content/home.ts';

export const Route = createFileRoute('/_site/')({ component: Home });

function Home() {
  return (
    <>
      <PageHead {...homeMeta} />
      <Hero />
      <Customers />
      <Features />
      <CopilotTeaser />
    </>
  );
}
