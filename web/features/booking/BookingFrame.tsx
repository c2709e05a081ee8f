import type { BookingFrameText } from '../../content/booking.ts';
import { BookByEmail } from './BookByEmail.tsx';
import { EmbeddedCalendar } from './EmbeddedCalendar.tsx';

interface BookingFrameProps {
  /** The provider's page; empty when the operator has set none. */
  url: string;
  text: BookingFrameText;
}

/** A calendar to book with, or how to do it by e-mail. */
export function BookingFrame({ url, text }: BookingFrameProps) {
  return url ? <EmbeddedCalendar url={url} text={text} /> : <BookByEmail text={text.byEmail} />;
}
