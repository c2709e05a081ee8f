import type { BookingFrameText } from '../../content/booking.ts';
import { BookByEmail } from './BookByEmail.tsx';
import { EmbeddedCalendar } from './EmbeddedCalendar.tsx';

interface BookingFrameProps {
  /** URL of the provider's page; empty if none is configured. */
  url: string;
  text: BookingFrameText;
}

/** The booking calendar, or the email fallback. */
export function BookingFrame({ url, text }: BookingFrameProps) {
  return url ? <EmbeddedCalendar url={url} text={text} /> : <BookByEmail text={text.byEmail} />;
}
