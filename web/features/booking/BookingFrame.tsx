import type { ReactNode } from 'react';
import type { BookingFrameText } from '../../content/booking.ts';
import { EmbeddedCalendar } from './EmbeddedCalendar.tsx';

interface BookingFrameProps {
  /** URL of the provider's page; empty if none is configured. */
  url: string;
  text: BookingFrameText;
  /** The form that books by message. */
  children: ReactNode;
}

/** The booking calendar, or a form that asks for a time. */
export function BookingFrame({ url, text, children }: BookingFrameProps) {
  return url ? <EmbeddedCalendar url={url} text={text} /> : children;
}
