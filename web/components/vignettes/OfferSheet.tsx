import type { OfferChoice } from '../../content/offer.ts';
import { daysOf, milestonesOf, offer } from '../../content/offer.ts';
import { Signal } from '../ui/Signal.tsx';
import styles from './OfferSheet.module.css';
import { Panel } from './Panel.tsx';

/** An offer of the chosen size: milestones with their days, and a ceiling for all of them. */
export function OfferSheet({ choice }: { choice: OfferChoice }) {
  const milestones = milestonesOf(choice);
  const { planned, ceiling } = daysOf(milestones);
  return (
    <Panel label={offer.label} title={offer.title(choice)}>
      <p className={styles.ceiling}>
        <span>{offer.ceiling(planned)}</span> <b>{offer.days(ceiling)}</b>
      </p>
      <ol className={styles.milestones} aria-live="polite">
        {milestones.map(({ state, name, days, price }) => (
          <li key={name}>
            <Signal state={state} />
            <span>{name}</span>
            <span>{offer.days(days)}</span>
            <span>{price}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.terms}>
        {offer.terms.map(([term, value]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
