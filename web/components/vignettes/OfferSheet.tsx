import type { OfferChoice } from '../../content/offer.ts';
import { daysOf, milestonesOf, offer } from '../../content/offer.ts';
import styles from './OfferSheet.module.css';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';

/** An offer of the chosen size: milestones with their days, and a ceiling for all of them. */
export function OfferSheet({ choice }: { choice: OfferChoice }) {
  const milestones = milestonesOf(choice);
  const { planned, ceiling } = daysOf(milestones);
  return (
    <Panel label={offer.label} title={offer.title(choice)}>
      <p className={styles.ceiling}>
        <span>{offer.ceiling}</span> <b>{offer.days(ceiling)}</b>
      </p>
      <div aria-live="polite">
        <PanelRows
          rows={milestones.map(({ state, name, days, price }) => ({
            state,
            name,
            note: offer.days(days),
            below: price,
          }))}
        />
      </div>
      <dl className={styles.terms}>
        {offer.terms(planned).map(([term, value]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
