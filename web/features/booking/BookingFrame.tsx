import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BookingFrameText } from '../../content/booking.ts';
import { settings } from '../../content/site.ts';
import styles from './BookingFrame.module.css';

/** After this long without a sign of life the visitor is shown another way. */
const GIVE_UP_AFTER_MS = 12_000;

interface BookingFrameProps {
  /** The provider's page; empty when the operator has set none. */
  url: string;
  text: BookingFrameText;
}

type FrameState = 'loading' | 'loaded' | 'stalled';

/** An embedded calendar, and what there is instead when it is missing, slow or blocked. */
export function BookingFrame({ url, text }: BookingFrameProps) {
  const isHydrated = useHydrated();
  const [state, setState] = useState<FrameState>('loading');

  useEffect(() => {
    if (!url || state !== 'loading') return;
    const timer = setTimeout(() => setState('stalled'), GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [url, state]);

  if (!url) return <BookByEmail text={text.byEmail} />;
  const { title, lead, directLinkLabel, emailLabel } = text.notLoading;
  return (
    <div className={styles.booking}>
      <div role="status">
        {state === 'loading' && <p className="visually-hidden">{text.loading}</p>}
        {state === 'stalled' && (
          <div className={styles.notice}>
            <h3>{title}</h3>
            <p>{lead}</p>
          </div>
        )}
      </div>
      <div className={styles.frame} data-state={state}>
        {/* Not in the prerendered page: there it could load before anyone listens. */}
        {isHydrated && (
          <iframe src={url} title={text.frameTitle} onLoad={() => setState('loaded')} />
        )}
        {state === 'loading' && <div className={styles.skeleton} aria-hidden />}
      </div>
      <p className={styles.otherWays}>
        <a href={url}>{directLinkLabel}</a>
        <a href={mailto(text.byEmail.subject)}>{emailLabel}</a>
      </p>
    </div>
  );
}

function BookByEmail({ text }: { text: BookingFrameText['byEmail'] }) {
  return (
    <div className={styles.notice}>
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      <ul>
        {text.include.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <a href={mailto(text.subject)}>{text.emailLabel}</a>, {settings.contactEmail}
      </p>
    </div>
  );
}

function mailto(subject: string): string {
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`;
}
