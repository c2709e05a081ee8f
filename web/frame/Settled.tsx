import { useAnalytics } from '../features/analytics/use-analytics.ts';
import { Chat } from '../features/chat/Chat.tsx';
import { Consent } from '../features/consent/Consent.tsx';
import { useVitals } from '../features/vitals/use-vitals.ts';

/** The cookie banner, analytics (with consent only), web vitals and the chat. */
export default function Settled({ landingRoute }: { landingRoute: string }) {
  useAnalytics();
  useVitals(landingRoute);
  return (
    <>
      <Consent />
      <Chat />
    </>
  );
}
