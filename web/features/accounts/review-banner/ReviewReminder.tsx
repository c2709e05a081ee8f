import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Signal } from '../../../components/ui/Signal.tsx';
import { reviewBanner } from '../../../content/accounts/review-banner.ts';
import styles from '../verify-banner/VerifyReminder.module.css';

/** Asks for the review of the ways in, with a link to it. */
export default function ReviewReminder() {
  return (
    <div className={styles.banner} data-state="running">
      <Signal state="running" />
      <span role="status">{reviewBanner.lead}</span>
      <ButtonLink to="/account" look="quiet" size="compact">
        {reviewBanner.open}
      </ButtonLink>
    </div>
  );
}
