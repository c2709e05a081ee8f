import { useAnalytics } from '../features/analytics/use-analytics.ts';
import { Chat } from '../features/chat/Chat.tsx';
import { Consent } from '../features/consent/Consent.tsx';
import { useVitals } from '../features/vitals/use-vitals.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

/**
 * The cookie banner, analytics (with consent only), web vitals, the chat, and what is needed without
 * a connection.
 */
export default function Settled({ landingRoute }: { landingRoute: string }) {
  useAnalytics();
  useVitals(landingRoute);
  return (
    <>
      <Consent />
      <OfflineNotice />
      <Chat />
    </>
  );
}
