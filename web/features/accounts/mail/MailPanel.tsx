import { Signal } from '../../../components/ui/Signal.tsx';
import { mailPanel } from '../../../content/accounts/mail-panel.ts';
import styles from '../entrance/Entrance.module.css';

interface MailPanelProps {
  to: string;
  /** Lifetime of the link, such as "24 hours". */
  validFor: string;
}

/** Tells that a mail was sent and its link has to be opened. */
export function MailPanel({ to, validFor }: MailPanelProps) {
  return (
    <dl className={styles.mail}>
      <div>
        <Signal state="passed" />
        <dt className="muted">{mailPanel.sentTo}</dt>
        <dd>{to}</dd>
      </div>
      <div>
        <Signal state="running" />
        <dt className="muted">{mailPanel.link}</dt>
        <dd>
          {mailPanel.validFor} {validFor}
        </dd>
      </div>
    </dl>
  );
}
