import type { BookingFrameText } from '../../content/booking.ts';
import { settings } from '../../content/site.ts';
import styles from './Booking.module.css';
import { mailtoAddress } from './mailto-address.ts';

/** Fallback when no calendar is configured. */
export function BookByEmail({ text }: { text: BookingFrameText['byEmail'] }) {
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
        <a href={mailtoAddress(text.subject)}>{text.emailLabel}</a>, {settings.contactEmail}
      </p>
    </div>
  );
}
