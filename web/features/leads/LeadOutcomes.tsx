import { Notice } from '../../components/ui/Notice.tsx';
import { leadOutcomes } from '../../content/leads.ts';
import styles from './LeadOutcomes.module.css';

/** Results of a submit without JavaScript; the URL fragment selects the visible one. */
export function LeadOutcomes() {
  return leadOutcomes.map(({ id, kind, text }) => (
    <div key={id} id={id} className={styles.outcome} tabIndex={-1}>
      <Notice kind={kind}>{text}</Notice>
    </div>
  ));
}
