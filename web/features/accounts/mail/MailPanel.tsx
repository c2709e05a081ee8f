import { Signal } from '../../../components/ui/Signal.tsx';
import { mailPanel } from '../../../content/accounts/mail-panel.ts';
import styles from '../entrance/Entrance.module.css';

interface MailPanelProps {
  to: string;
  /** How long the link works, such as "24 hours". */
  validFor: string;
}

/** A mail on its way: sent, and waiting to be opened. */
export function MailPanel({ to, validFor }: MailPanelProps) {
  return (
    <dl className={styles.mail}>
      <div>
        <Signal state="passed" />
        <dt>{mailPanel.sentTo}</dt>
        <dd>{to}</dd>
      </div>
      <div>
        <Signal state="running" />
        <dt>{mailPanel.link}</dt>
        <dd>
          {mailPanel.validFor} {validFor}
        </dd>
      </div>
    </dl>
  );
}
