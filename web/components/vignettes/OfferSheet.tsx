import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './OfferSheet.module.css';
import { Panel } from './Panel.tsx';

const milestones = [
  { state: 'passed', name: 'One service on the template', days: '4 days', price: 'fixed price' },
  {
    state: 'passed',
    name: 'Eleven more, by your team and ours',
    days: '9 days',
    price: 'fixed price',
  },
  {
    state: 'running',
    name: 'Delivery to production, with rollback',
    days: '6 days',
    price: 'by the day',
  },
  { state: 'waiting', name: 'Handover, and you on call', days: '3 days', price: 'fixed price' },
] as const;

const terms = [
  ['left out', 'the mainframe jobs'],
  ['from you', 'one engineer, half the week'],
  ['stop early', 'at any milestone'],
] as const;

/** An offer: milestones, each with its price, and a ceiling for all of them. */
export function OfferSheet() {
  return (
    <Panel
      label="An offer with four milestones"
      title="offer · payments, 12 services"
      status={<Tag state="passed">ceiling agreed</Tag>}
    >
      <ol className={styles.milestones}>
        {milestones.map(({ state, name, days, price }) => (
          <li key={name}>
            <Signal state={state} />
            <span>{name}</span>
            <span>{days}</span>
            <span>{price}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.terms}>
        {terms.map(([term, value]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
