import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import type { BookingFrameText } from '../../content/booking.ts';
import { calendarGate } from '../../content/booking.ts';
import { settings } from '../../content/site.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { useConsent } from '../consent/use-consent.ts';
import styles from './Booking.module.css';
import { useBookingFrame } from './use-booking-frame.ts';

interface EmbeddedCalendarProps {
  url: string;
  text: BookingFrameText;
}

/**
 * The provider's calendar, once the visitor has agreed to it by the banner or by a press here: its
 * company hears nothing before. Below it, other ways to book.
 */
export function EmbeddedCalendar({ url, text }: EmbeddedCalendarProps) {
  const hasConsent = useConsent();
  const [isWanted, setIsWanted] = useState(false);
  const { directLinkLabel, emailLabel } = text.notLoading;
  return (
    <div className={styles.booking}>
      {hasConsent || isWanted ? (
        <CalendarFrame url={url} text={text} />
      ) : (
        <div className={styles.frame}>
          <div className={styles.missing}>
            <h3>{calendarGate.title}</h3>
            <p>{calendarGate.lead}</p>
            <Button onClick={() => setIsWanted(true)}>{calendarGate.show}</Button>
          </div>
        </div>
      )}
      {/* Always shown, since some failures cannot be detected from outside; see nextFrameState. */}
      <p className={styles.otherWays}>
        <DirectLink url={url} label={directLinkLabel} />
        <a href={mailtoAddress(text.emailSubject)}>{emailLabel}</a>
      </p>
    </div>
  );
}

/** The calendar in an iframe, with a fallback when it is slow or blocked. */
function CalendarFrame({ url, text }: EmbeddedCalendarProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, report] = useBookingFrame(url, frame);
  const isMissing = state === 'slow' || state === 'blocked';
  const { title, lead, directLinkLabel, emailLabel, showFrameLabel } = text.notLoading;

  return (
    <div className={styles.frame} data-state={state}>
      <iframe ref={frame} src={url} title={text.frameTitle} onLoad={() => report('loads')} />
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
              <li>
                <DirectLink url={url} label={directLinkLabel} />
              </li>
              <li>
                <a href={mailtoAddress(text.emailSubject)}>{emailLabel}</a>, {settings.contactEmail}
              </li>
            </ul>
            <Button look="quiet" size="compact" onClick={() => report('is wanted')}>
              {showFrameLabel}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function DirectLink({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}
