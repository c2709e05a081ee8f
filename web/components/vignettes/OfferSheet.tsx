import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './OfferSheet.module.css';
import { Panel } from './Panel.tsx';

const milestones = [
  { state: 'passed', name: 'One service on the template', days: '4 days' },
  { state: 'passed', name: 'Eleven more, by your team and ours', days: '9 days' },
  { state: 'running', name: 'Delivery to production, with rollback', days: '6 days' },
  { state: 'waiting', name: 'Handover, and you on call', days: '3 days' },
] as const;

const terms = [
  ['left out', 'the mainframe jobs'],
  ['from you', 'two engineers, half the week each'],
  ['stop early', 'at any milestone'],
] as const;

/** An offer: milestones with fixed prices, below a ceiling. */
export function OfferSheet() {
  return (
    <Panel
      label="An offer with four milestones"
      title="offer · payments, 12 services"
      status={<Tag state="passed">ceiling agreed</Tag>}
    >
      <ol className={styles.milestones}>
        {milestones.map(({ state, name, days }) => (
          <li key={name}>
            <Signal state={state} />
            <span>{name}</span>
            <span>{days}</span>
            <span>fixed price</span>
          </li>
        ))}
      </ol>
      <dl className={styles.terms}>
        {terms.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
