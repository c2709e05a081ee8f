import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { homeMeta } from '../../content/home.ts';
import { TryCheck } from '../../features/check-screen/TryCheck.tsx';
import { CopilotTeaser } from '../../pages/home/CopilotTeaser.tsx';
import { Customers } from '../../pages/home/Customers.tsx';
import { Doors } from '../../pages/home/Doors.tsx';
import { Features } from '../../pages/home/Features.tsx';
import { Hero } from '../../pages/home/Hero.tsx';
import { Proof } from '../../pages/home/Proof.tsx';

export const Route = createFileRoute('/_site/')({ component: Home });

function Home() {
  return (
    <>
      <PageHead {...homeMeta} />
      <Hero />
      <Customers />
      <Features />
      <Proof />
      <TryCheck kind="dockerfile" />
      <CopilotTeaser />
      <Doors />
    </>
  );
}
