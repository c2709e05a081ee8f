import type { BookingFrameText } from '../../content/booking.ts';
import { BookingForm } from './BookingForm.tsx';
import { EmbeddedCalendar } from './EmbeddedCalendar.tsx';

interface BookingFrameProps {
  /** URL of the provider's page; empty if none is configured. */
  url: string;
  text: BookingFrameText;
}

/** The booking calendar, or a form that asks for a time. */
export function BookingFrame({ url, text }: BookingFrameProps) {
  return url ? <EmbeddedCalendar url={url} text={text} /> : <BookingForm text={text} />;
}
