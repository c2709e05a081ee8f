import { createRootRoute, Outlet } from '@tanstack/react-router';
import { THEME_COLOR } from '../content/site.ts';
import { NavigationAnnouncer } from '../frame/NavigationAnnouncer.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { OnceSettled } from '../frame/OnceSettled.tsx';
import '../styles/tokens.css';
import '../styles/base.css';

export const Route = createRootRoute({ component: Document });

/** HTML document. web/starter.ts sets attributes on it before hydration, hence the suppression. */
function Document() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={THEME_COLOR} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <OnceSettled />
        <Outlet />
        <NavigationAnnouncer />
        <OfflineNotice />
      </body>
    </html>
  );
}
