import { Notice } from '../../components/ui/Notice.tsx';
import { leadOutcomes } from '../../content/leads.ts';
import styles from './LeadOutcomes.module.css';

/** How a message went that the browser sent without the app. The address shows one of them. */
export function LeadOutcomes() {
  return leadOutcomes.map(({ id, kind, text }) => (
    <div key={id} id={id} className={styles.outcome} tabIndex={-1}>
      <Notice kind={kind}>{text}</Notice>
    </div>
  ));
}
