import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import type { BookingFrameText } from '../../content/booking.ts';
import { settings } from '../../content/site.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import styles from './Booking.module.css';
import { useBookingFrame } from './use-booking-frame.ts';

interface EmbeddedCalendarProps {
  url: string;
  text: BookingFrameText;
}

/** The provider's calendar in an iframe, with a fallback when it is slow or blocked. */
export function EmbeddedCalendar({ url, text }: EmbeddedCalendarProps) {
  const isHydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, report] = useBookingFrame(url, frame);
  const isMissing = state === 'slow' || state === 'blocked';
  const { title, lead, directLinkLabel, emailLabel, showFrameLabel } = text.notLoading;

  const directLink = (
    <a href={url} target="_blank" rel="noreferrer">
      {directLinkLabel}
    </a>
  );
  const mailLink = <a href={mailtoAddress(text.emailSubject)}>{emailLabel}</a>;

  return (
    <div className={styles.booking} data-state={state}>
      <div className={styles.frame}>
        {/* Not prerendered: the iframe could load before its listeners are attached. */}
        {isHydrated && (
          <iframe ref={frame} src={url} title={text.frameTitle} onLoad={() => report('loads')} />
        )}
        <div role="status">
          {state === 'loading' && (
            <div className={styles.skeleton}>
              <p>{text.loading}</p>
            </div>
          )}
          {isMissing && (
            <div className={styles.missing}>
              <h3>{title}</h3>
              <p>{lead}</p>
              <ul>
                <li>{directLink}</li>
                <li>
                  {mailLink}, {settings.contactEmail}
                </li>
              </ul>
              <Button look="quiet" size="compact" onClick={() => report('is wanted')}>
                {showFrameLabel}
              </Button>
            </div>
          )}
        </div>
      </div>
      {/* Always shown, since some failures cannot be detected from outside; see nextFrameState. */}
      <p className={styles.otherWays}>
        {directLink}
        {mailLink}
      </p>
    </div>
  );
}
