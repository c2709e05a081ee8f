import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Footer } from '../components/frame/Footer.tsx';
import { Header } from '../components/frame/Header.tsx';
import { MAIN_ID } from '../components/frame/NavigationAnnouncer.tsx';
import { SkipLink } from '../components/frame/SkipLink.tsx';

export const Route = createFileRoute('/_site')({
  component: SiteFrame,
  // The frame of almost every page: it travels with the entry, not in a file of its own.
  codeSplitGroupings: [],
});

function SiteFrame() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
