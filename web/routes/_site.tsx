import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { SkipLink } from '../frame/SkipLink.tsx';
import { MAIN_ID } from '../lib/main-id.ts';

export const Route = createFileRoute('/_site')({
  component: SiteFrame,
  // Almost every page needs this layout, so it belongs to the entry chunk.
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
