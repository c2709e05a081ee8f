import { Notice } from '../../components/ui/Notice.tsx';
import { leadOutcome } from '../../content/leads.ts';
import styles from './LeadOutcome.module.css';

/** Shown by the fragment of the address after a message was sent without JavaScript. */
export function LeadOutcome({ text }: { text: string }) {
  return (
    <div id={leadOutcome.id} className={styles.outcome} tabIndex={-1}>
      <Notice kind="info">{text}</Notice>
    </div>
  );
}
