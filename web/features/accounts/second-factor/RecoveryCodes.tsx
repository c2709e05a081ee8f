import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { secondFactorText } from '../../../content/accounts/second-factor.ts';
import { settings } from '../../../content/site.ts';
import { download } from '../../file-viewer/download.ts';
import accountStyles from '../account/Account.module.css';
import styles from './SecondFactor.module.css';
import { useCopy } from './use-copy.ts';

const text = secondFactorText.codes;

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows new recovery codes once. */
export default function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = codes.join('\n');
  const { copy, message } = useCopy(lines, text.copied);

  // This panel replaces the button that had the focus.
  useEffect(() => heading.current?.focus(), []);

  function save(): void {
    const file = `${settings.brand}: ${text.file}\n\n${lines}\n`;
    download(text.fileName, new Blob([file], { type: 'text/plain;charset=utf-8' }));
  }

  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {text.heading}
      </h3>
      <p>{text.lead}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={accountStyles.actions}>
        <Button look="quiet" size="compact" onClick={copy}>
          {text.copy}
        </Button>
        <Button look="quiet" size="compact" onClick={save}>
          {text.download}
        </Button>
        <Button look="quiet" size="compact" onClick={() => print()}>
          {text.print}
        </Button>
        <span role="status">{message}</span>
      </div>
      <Button onClick={onKept}>{text.kept}</Button>
    </div>
  );
}
